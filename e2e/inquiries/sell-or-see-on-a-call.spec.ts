import { areas } from '@dosmares/content/site';
import { listing, pathOf } from '../site/listings.ts';
import { expect, test } from '../site/site.ts';
import { open } from '../site/visit.ts';
import { mailsAbout } from './mails.ts';
import { box, button, card, choice, choose, form, notice } from './office-form.ts';

const area = areas.at(-1) ?? '';

test('H09 C28 a seller comes from the home page, says what the house is like, and staff read an evaluation', async ({
  page,
  site,
  complaints,
}) => {
  const visitor = 'sara.c28@visitor.example';
  await open(page, '/');
  await page.getByRole('link', { name: 'Free Home Evaluation' }).click();
  await expect(choice(page, /Inquiry Type/)).toHaveText('Selling');
  await expect(form(page).getByText(/arranges a visit.*It is free/)).toBeVisible();
  await box(page, /Full Name/).fill('Sara Seller');
  await box(page, /Email Address/).fill(visitor);
  await choose(page, /^Area/, area.slice(0, 3), area);
  await box(page, /^Size/).fill('4,000 sq ft');
  await choose(page, /^When to sell/, 'within a', 'Within a year');
  await box(page, /Message/).fill('My parents lived here.');
  await button(page).click();

  await expect(notice(page)).toContainText('Message sent successfully!');
  const [mail] = (await mailsAbout(site, visitor)).filter(({ recipients: [to] }) => to !== visitor);
  expect(mail?.subject).toMatch(/^Evaluation /);
  for (const answer of [area, '4,000 sq ft', 'Within a year', 'My parents lived here.'])
    expect(mail?.text).toContain(answer);
  expect(complaints).toEqual([]);
});

test('D21 V05 a house is to be walked through on a call, at its price in the visitor’s currency', async ({
  page,
}) => {
  await open(page, pathOf(listing));
  await page.getByRole('group', { name: 'Units' }).getByRole('button', { name: /MXN/ }).click();
  await page.getByRole('link', { name: 'Walk through on a call' }).click();

  await expect(choice(page, /Way to see it/)).toHaveText('Walk through on a call');
  await expect(box(page, /Message/)).toHaveValue(/ on a call\.$/);
  await expect(card(page)).toContainText(/million MXN/);
});

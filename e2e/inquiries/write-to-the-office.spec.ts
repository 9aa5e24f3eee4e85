import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import { areas } from '@dosmares/content/site';
import type { Locator } from 'playwright/test';
import { someone } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { holdRequests, open, phone } from '../site/visit.ts';
import { mailsAbout, recipientsOf } from './mails.ts';
import { box, button, choice, choose, form, notice, receipt, write } from './office-form.ts';

const endpoint = '**/api/send-contact-email';
const failure = 'Failed to send message. Please call us at the office number or email the office address.';

const isRed = (text: Locator) =>
  text.evaluate((element) => {
    const [red = 0, green = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];

    return red > green;
  });

test('C02 C11-C18 X02 a failure keeps the message; sent again, it arrives once', async ({ page, site }) => {
  const visitor = 'ines.c15@visitor.example';
  await open(page, `/contact?agent=${someone.slug}`);
  await expect(choice(page, /Preferred Agent/)).toHaveText(someone.name);
  const map = page.getByRole('group', { name: 'Map of the office' }).locator('..');
  // Includes a 1 px line above and below.
  expect((await map.boundingBox())?.height).toBe(452);
  await write(page, visitor);
  await page.route(endpoint, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Thank you</p>' }),
  );
  await button(page).click();
  await expect(notice(page).getByText(failure)).toBeVisible();
  expect(await isRed(notice(page).getByText(failure))).toBe(true);
  await expect(box(page, /Email Address/)).toHaveValue(visitor);
  await page.unroute(endpoint);

  await page.setViewportSize(phone);
  const gate = await holdRequests(page, endpoint);
  await button(page).click();
  await expect(button(page)).toHaveText('Sending...');
  for (const role of ['textbox', 'combobox'] as const)
    for (const field of await form(page).getByRole(role).all()) await expect(field).toBeDisabled();
  gate.open();
  const thanks = `Message sent successfully! ${someone.name} will respond ${answerTime.en}`;
  await expect(receipt(page).getByText(thanks)).toBeInViewport({ ratio: 1 });
  expect(await isRed(receipt(page).getByText(thanks))).toBe(false);
  await expect(receipt(page).getByText(/^DM-/)).toBeInViewport({ ratio: 1 });

  const mails = await mailsAbout(site, visitor);
  expect(recipientsOf(mails)).toEqual([visitor, office.email, someone.email].sort());
  for (const { recipients, replyTo, text } of mails.filter(({ recipients: [to] }) => to !== visitor)) {
    expect(replyTo, `to ${recipients}`).toEqual([`Ines Caldera <${visitor}>`]);
    expect(text).toContain('Two bedrooms near the marina.');
    expect(text).toContain('Investment Opportunity');
  }
});

test('C22 a message sent before hydration arrives after it', async ({ page, site }) => {
  const visitor = 'ada.c22@visitor.example';
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await box(page, /Full Name/).fill('Ada Visitor');
  await box(page, /Email Address/).fill(visitor);
  await choice(page, /Inquiry Type/).selectOption('buying');
  await box(page, /Message/).fill('Early.');
  await button(page, 'Send Message').click();
  scripts.open();

  await expect(receipt(page)).toBeFocused();
  expect(recipientsOf(await mailsAbout(site, visitor))).toEqual([visitor, office.email].sort());
});

test('H09 C28 a seller’s inquiry reaches staff as an evaluation', async ({ page, site, errors }) => {
  const visitor = 'sara.c28@visitor.example';
  const area = areas.at(-1) ?? '';
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

  await expect(receipt(page)).toBeFocused();
  const [mail] = (await mailsAbout(site, visitor)).filter(({ recipients: [to] }) => to !== visitor);
  expect(mail?.subject).toMatch(/^Evaluation /);
  for (const answer of [area, '4,000 sq ft', 'Within a year', 'My parents lived here.'])
    expect(mail?.text).toContain(answer);
  expect(errors).toEqual([]);
});

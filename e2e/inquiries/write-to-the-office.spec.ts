import { office } from '@dosmares/content/office';
import type { Page } from 'playwright/test';
import { someone } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { holdBack, open, phone } from '../site/visit.ts';
import { mailsAbout, recipientsOf } from './mails.ts';
import { box, button, choice, choose, form, notice, write } from './office-form.ts';

const endpoint = '**/api/send-contact-email';
const failure = 'Failed to send message. Please call us at the office number or email the office address.';

const leaning = (page: Page, text: string) =>
  notice(page)
    .getByText(text)
    .evaluate((element) => {
      const [red = 0, green = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];

      return red > green ? 'red' : 'green';
    });

test('C11-C18 X02 what is no success is told in red and keeps the message; sent again, it reaches the agent and the office once, and the visitor is told in green', async ({
  page,
  site,
}) => {
  const visitor = 'ines.c15@visitor.example';
  await open(page, `/contact?agent=${someone.slug}`);
  await expect(choice(page, /Preferred Agent/)).toHaveText(someone.name);
  await write(page, visitor);
  await choose(page, /Property Type/, 'pent', 'Penthouse');
  await page.route(endpoint, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Thank you</p>' }),
  );
  await button(page).click();
  await expect(notice(page).getByText(failure)).toBeVisible();
  expect(await leaning(page, failure)).toBe('red');
  await expect(box(page, /Email Address/)).toHaveValue(visitor);
  await page.unroute(endpoint);

  await page.setViewportSize(phone);
  const gate = await holdBack(page, endpoint);
  await button(page).click();
  await expect(button(page)).toHaveText('Sending...');
  for (const role of ['textbox', 'combobox'] as const)
    for (const field of await form(page).getByRole(role).all()) await expect(field).toBeDisabled();
  gate.open();
  const thanks = `Message sent successfully! ${someone.name} will respond within 24 hours`;
  await expect(notice(page).getByText(thanks)).toBeInViewport({ ratio: 1 });
  await expect(notice(page).getByText(failure)).toHaveCount(0);
  await expect(form(page).getByText('Two bedrooms near the marina.')).toBeVisible();
  expect(await leaning(page, thanks)).toBe('green');
  for (const field of await form(page).getByRole('textbox').all()) await expect(field).toHaveValue('');
  await expect(choice(page, /Inquiry Type/)).toHaveText('Choose one');

  const mails = await mailsAbout(site, visitor);
  expect(recipientsOf(mails)).toEqual([visitor, office.email, someone.email].sort());
  for (const { recipients, replyTo, text } of mails.filter(({ recipients: [to] }) => to !== visitor)) {
    expect(replyTo, `to ${recipients}`).toEqual([`Ines Caldera <${visitor}>`]);
    expect(text).toContain('Two bedrooms near the marina.');
    expect(text).toContain('Investment Opportunity');
  }
});

test('C22 what is sent before the page is alive arrives once it is', async ({ page, site }) => {
  const visitor = 'ada.c22@visitor.example';
  const scripts = await holdBack(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await box(page, /Full Name/).fill('Ada Visitor');
  await box(page, /Email Address/).fill(visitor);
  await choice(page, /Inquiry Type/).selectOption('buying');
  await box(page, /Message/).fill('Early.');
  await button(page, 'Send Message').click();
  scripts.open();

  await expect(notice(page)).toContainText('Message sent successfully!');
  expect(recipientsOf(await mailsAbout(site, visitor))).toEqual([visitor, office.email].sort());
});

import { office } from '@dosmares/content/office';
import type { Page } from 'playwright/test';
import { someone } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { holdBack, open, phone } from '../site/visit.ts';
import { mailsAbout, recipientsOf } from './mails.ts';
import { box, button, choice, choose, form, notice, write } from './office-form.ts';

const endpoint = '**/api/send-contact-email';
const failure = 'Failed to send message. Please call us at the office number or email the office address.';

/** Returns whether the colour of a text is more red or more green. */
const leaning = (page: Page, text: string) =>
  notice(page)
    .getByText(text)
    .evaluate((element) => {
      const [red = 0, green = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];

      return red > green ? 'red' : 'green';
    });

test('C11-C15 C18 X02 a message for an agent reaches the agent and the office once, and the visitor is told', async ({
  page,
  site,
  complaints,
}) => {
  const visitor = 'ines.c15@visitor.example';
  const gate = await holdBack(page, endpoint);
  await open(page, `/contact?agent=${someone.slug}`);
  await expect(choice(page, /Preferred Agent/)).toHaveText(someone.name);
  await write(page, visitor);
  await box(page, /Phone/).fill('+1 (415) 555-0188');
  await choose(page, /Property Type/, 'pent', 'Penthouse');
  const request = page.waitForRequest(endpoint);
  await button(page).click();

  await expect(button(page)).toHaveText('Sending...');
  await expect(button(page)).toBeDisabled();
  for (const role of ['textbox', 'combobox'] as const)
    for (const field of await form(page).getByRole(role).all()) await expect(field).toBeDisabled();
  expect((await request).postDataJSON()).toEqual({
    name: 'Ines Caldera',
    email: visitor,
    phone: '+1 (415) 555-0188',
    inquiryType: 'investment',
    propertyType: 'penthouse',
    preferredAgent: someone.name,
    message: 'Two bedrooms near the marina.',
    agentEmail: someone.email,
  });

  gate.open();
  const thanks = `Message sent successfully! ${someone.name} will respond within 24 hours`;
  await expect(notice(page).getByText(thanks)).toBeInViewport({ ratio: 1 });
  await expect(form(page).getByText('Two bedrooms near the marina.')).toBeVisible();
  await expect(notice(page).getByText('Check your email for confirmation.')).toBeVisible();
  expect(await leaning(page, thanks)).toBe('green');
  for (const field of await form(page).getByRole('textbox').all()) await expect(field).toHaveValue('');
  await expect(choice(page, /Inquiry Type/)).toHaveText('Choose one');
  await expect(choice(page, /Preferred Agent/)).toHaveText('Any');

  const mails = await mailsAbout(site, visitor);
  expect(recipientsOf(mails)).toEqual([visitor, office.email, someone.email].sort());
  for (const { recipients, replyTo, text } of mails.filter(({ recipients: [to] }) => to !== visitor)) {
    expect(replyTo, `to ${recipients}`).toEqual([`Ines Caldera <${visitor}>`]);
    expect(text).toContain('Two bedrooms near the marina.');
    expect(text).toContain('Investment Opportunity');
  }
  expect(complaints).toEqual([]);
});

test('C12 C14 C16 C17 what is no success leaves the message, red and to be sent again, which reaches the office', async ({
  page,
  site,
}) => {
  const visitor = 'ines.c17@visitor.example';
  await open(page, '/contact');
  await write(page, visitor);
  await choose(page, /Preferred Agent/, 'no', 'No preference');

  for (const answer of [
    'none',
    { status: 200, json: { success: false } },
    { status: 200, contentType: 'text/html', body: '<p>Thank you</p>' },
  ] as const) {
    await page.route(endpoint, (route) => (answer === 'none' ? route.abort() : route.fulfill(answer)));
    const sent = page.waitForRequest(endpoint);
    await button(page).click();
    await sent;
    await expect(button(page)).toHaveText('Send Message');
    await expect(notice(page).getByText(failure)).toBeVisible();
    expect(await leaning(page, failure)).toBe('red');
    await expect(box(page, /Email Address/)).toHaveValue(visitor);
    await expect(choice(page, /Inquiry Type/)).toHaveText('Investment Opportunity');
    await page.unroute(endpoint);
  }

  await page.setViewportSize(phone);
  const request = page.waitForRequest(endpoint);
  await button(page).click();
  expect((await request).postDataJSON()).toMatchObject({ preferredAgent: 'no-preference', agentEmail: '' });
  await expect(
    notice(page).getByText("Message sent successfully! We'll respond within 24 hours"),
  ).toBeInViewport({ ratio: 1 });
  await expect(notice(page).getByText(failure)).toHaveCount(0);
  expect(recipientsOf(await mailsAbout(site, visitor))).toEqual([visitor, office.email].sort());
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

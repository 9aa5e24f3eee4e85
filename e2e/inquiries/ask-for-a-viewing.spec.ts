import { readFile } from 'node:fs/promises';
import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import { agentById, type RosterEntry } from '@dosmares/content/roster';
import { listing, pathOf } from '../site/listings.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { desktop, headline, holdRequests, open, phone, scrollTo } from '../site/visit.ts';
import { mailsAbout, recipientsOf } from './mails.ts';
import { box, button, card, form, receipt } from './office-form.ts';

const agent = agentById(listing.agentId) as RosterEntry;

/** Returns next week's Saturday, which is never today, in the format of a date field. */
function aSaturday() {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 13 - day.getUTCDay());

  return day.toISOString().slice(0, 10);
}

// A buyer on a phone in another time zone.
test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  timezoneId: 'America/New_York',
});

test('C18 C20 C21 V01-V04 V06 L06 a buyer asks to view on Saturday morning', async ({
  page,
  site,
  errors,
}) => {
  const visitor = 'ada.v01@visitor.example';
  await open(page, '/');
  await page.getByRole('article').filter({ hasText: listing.title }).getByRole('link').first().tap();
  await expect(page).toHaveURL(pathOf(listing));
  const panel = page.getByRole('complementary', { name: 'Contact and sharing' });
  await panel.getByRole('link', { name: 'Schedule Viewing' }).tap();

  await expect(page).toHaveURL(`/contact?property=${listing.id}&viewing=yes`);
  await expect(card(page)).toContainText(listing.title);
  await expect(card(page)).toContainText(agent.name);
  await hydrated(page);
  await form(page).getByLabel('First choice: day').fill(aSaturday());
  await expect(form(page).getByText('For you: Saturday 12:00 PM to 3:00 PM, New York time')).toBeVisible();
  await box(page, /Full Name/).fill('Ada Visitor');
  await box(page, /Email Address/).fill(visitor);
  await button(page, 'Request this viewing').tap();

  const request = receipt(page);
  await expect(request).toBeFocused();
  const thanks = request.getByText(`${agent.name} will respond ${answerTime.en}`);
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expect(request).toContainText(listing.title);
  await expect(request).toContainText('Preferred times, in Los Cabos time');
  const reference = (await request.getByText(/^DM-/).textContent()) ?? '';
  const download = page.waitForEvent('download');
  await request.getByRole('link', { name: /your calendar/ }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`viewing-${aSaturday()}-morning.ics`);
  const entry = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  for (const words of ['STATUS:TENTATIVE', `SUMMARY:Viewing: ${listing.title}`, reference])
    expect(entry).toContain(words);

  const mails = await mailsAbout(site, visitor);
  expect(recipientsOf(mails)).toEqual([visitor, office.email, agent.email].sort());
  for (const { text } of mails) expect(text).toContain(reference);
  for (const { subject, text, attachments } of mails.filter(({ recipients: [to] }) => to !== visitor)) {
    expect(subject).toContain(listing.title);
    expect(text).toContain('for the visitor Saturday 12:00 PM to 3:00 PM, New York time');
    expect(attachments).toEqual([`viewing-${aSaturday()}-morning.ics`]);
  }
  expect(errors).toEqual([]);

  await request.getByRole('button', { name: 'Send another' }).tap();
  await expect(box(page, /Full Name/)).toBeFocused();
  await expect(card(page)).toHaveCount(0);
  for (const field of await form(page).getByRole('textbox').all()) await expect(field).toHaveValue('');
});

for (const size of [phone, desktop])
  test(`V01 the page is about the viewing before script arrives, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const scripts = await holdRequests(page, /\.js$/);
    await page.goto(`/contact?property=${listing.id}&viewing=yes`, { waitUntil: 'commit' });
    await expect(headline(page)).toHaveAccessibleName('Schedule a viewing');
    await expect(button(page, 'Request this viewing')).toBeVisible();
    const day = form(page).getByLabel('First choice: day');
    await day.fill(aSaturday());
    scripts.open();
    await hydrated(page);

    await expect(day).toHaveValue(aSaturday());
    await expect(form(page).getByText(/^For you: Saturday/)).toBeVisible();
    // A field that is focused on a phone is scrolled to its middle.
    await scrollTo(page, 0);
    for (const part of [headline(page), card(page), day]) await expect(part).toBeInViewport({ ratio: 1 });
    await form(page)
      .getByRole('button', { name: `Remove ${listing.title}` })
      .tap();
    await expect(headline(page)).toHaveAccessibleName('Begin with a conversation');
    await expect(day).toBeHidden();
    await expect(button(page, 'Send Message')).toBeVisible();
  });

test('C22 V01 a viewing that is requested before hydration is sent after it, about its house', async ({
  page,
  site,
}) => {
  const visitor = 'ada.v01-early@visitor.example';
  const scripts = await holdRequests(page, /\.js$/);
  await page.goto(`/contact?property=${listing.id}&viewing=yes`, { waitUntil: 'commit' });
  await form(page).getByLabel('First choice: day').fill(aSaturday());
  await box(page, /Full Name/).fill('Ada Visitor');
  await box(page, /Email Address/).fill(visitor);
  await button(page, 'Request this viewing').tap();
  scripts.open();

  await expect(receipt(page)).toBeFocused();
  for (const { subject } of (await mailsAbout(site, visitor)).filter(
    ({ recipients: [to] }) => to !== visitor,
  ))
    expect(subject).toContain(listing.title);
});

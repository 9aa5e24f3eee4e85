import { pesosFor } from '@dosmares/content/exchange-rate';
import { office } from '@dosmares/content/office';
import { properties } from '@dosmares/content/properties';
import { agentById, type RosterEntry } from '@dosmares/content/roster';
import type { Page } from 'playwright/test';
import { gateBefore } from '../site/gate.ts';
import { house, pathOf } from '../site/houses.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { mailsAbout, recipientsOf } from './mails.ts';
import { box, button, choice, form, notice, openForm, write } from './office-form.ts';

const agent = agentById(house.agentId) as RosterEntry;
const endpoint = '**/api/send-contact-email';
const card = (page: Page) => form(page).getByRole('region', { name: 'Your message is about' });

/** Returns the Saturday of next week, which is never today, in the format of a date field. */
function aSaturday() {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 13 - day.getUTCDay());

  return day.toISOString().slice(0, 10);
}

for (const viewport of [
  { width: 1366, height: 625 },
  { width: 390, height: 664 },
])
  test(`D15 D16 D17 name, price and first facts stand in the first screen of ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(pathOf(house));
    await hydrated(page);
    const main = page.getByRole('main');

    for (const place of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(house.price, { exact: true }).first(),
      main.locator('dl > div').filter({ hasText: 'Bedrooms' }),
      main.locator('dl > div').filter({ hasText: 'Bathrooms' }),
      main.getByRole('link', { name: 'Schedule Viewing' }).first(),
    ])
      await expect(place).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 0.6 });
    await expect(main.getByRole('region', { name: 'Similar houses' }).getByRole('article')).toHaveCount(
      Math.min(3, properties.length - 1),
    );
    const pesos = pesosFor(house.price, Date.now());
    if (pesos) await expect(main.getByText(`About MXN ${pesos.words}`).first()).toBeVisible();
  });

test.describe('a buyer on a phone, far away', () => {
  test.use({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'America/New_York',
  });

  test('C18 C20 C21 V01 V02 V03 V04 D13 L06 comes from the home page to a house, sees who sells it, and wishes for Saturday morning', async ({
    page,
    site,
    complaints,
  }) => {
    const visitor = 'ada.v01@visitor.example';
    await page.goto('/');
    await hydrated(page);
    await page
      .getByRole('article')
      .filter({ hasText: house.title })
      .getByRole('link', { name: /^View details/ })
      .tap();
    await expect(page).toHaveURL(pathOf(house));
    const panel = page.getByRole('complementary', { name: 'Contact and sharing' });
    await expect(panel.getByRole('link', { name: agent.name })).toBeVisible();
    await expect(panel.getByRole('link', { name: agent.phone })).toBeVisible();
    await panel.getByRole('link', { name: 'Schedule Viewing' }).tap();

    await expect(page).toHaveURL(`/contact?property=${house.id}&viewing=yes`);
    await expect(card(page)).toContainText(house.title);
    await expect(card(page)).toContainText(agent.name);
    await page.reload();
    await hydrated(page);
    await expect(card(page).getByRole('img')).toBeVisible();
    await form(page).getByLabel('First choice: day').fill(aSaturday());
    await expect(form(page).getByText('For you: Saturday 12:00 PM to 3:00 PM, New York time')).toBeVisible();
    await box(page, /Full Name/).fill('Ada Visitor');
    await box(page, /Email Address/).fill(visitor);
    const posted = page.waitForRequest(endpoint);
    await button(page, 'Send Message').tap();

    const body = (await posted).postDataJSON();
    expect(body).toMatchObject({
      inquiryType: 'buying',
      preferredAgent: agent.name,
      agentEmail: agent.email,
      mlsNumber: house.mlsNumber,
    });
    expect(body.message).toContain(`I would like to see ${house.title}`);
    const request = page.getByRole('region', { name: 'Your viewing request' });
    await expect(request).toBeFocused();
    const thanks = request.getByText(`${agent.name} will respond within 24 hours`);
    await expect(thanks).toBeInViewport({ ratio: 1 });
    await expect(request).toContainText(house.title);
    await expect(request).toContainText('Viewing wishes, in Los Cabos time');
    const reference = (await request.getByText(/^DM-/).textContent()) ?? '';

    const mails = await mailsAbout(site, visitor);
    expect(recipientsOf(mails)).toEqual([visitor, office.email, agent.email].sort());
    for (const { text } of mails) expect(text).toContain(reference);
    for (const { subject, text, attachments } of mails.filter(({ recipients: [to] }) => to !== visitor)) {
      expect(subject).toContain(`${house.title}, MLS ${house.mlsNumber}`);
      expect(text).toContain(`${site.origin}${pathOf(house)}`);
      expect(text).toMatch(
        /Viewing wish 1: Saturday, .*, morning, 10:00 AM to 1:00 PM, Los Cabos time; for the visitor Saturday 12:00 PM to 3:00 PM, New York time/,
      );
      expect(attachments).toEqual([`viewing-${aSaturday()}-morning.ics`]);
    }
    expect(complaints).toEqual([]);

    await request.getByRole('button', { name: 'Send another' }).tap();
    await expect(box(page, /Full Name/)).toBeFocused();
    await expect(card(page)).toHaveCount(0);
    for (const field of await form(page).getByRole('textbox').all()) await expect(field).toHaveValue('');
  });
});

test('C20 a card that is taken off takes along what it filled in, also over a reload', async ({ page }) => {
  await openForm(page, `/contact?property=${house.id}`);
  await expect(choice(page, /Preferred Agent/)).toHaveText(agent.name);
  await expect(box(page, /Message/)).toHaveValue(/I would like to know more about/);
  await card(page)
    .getByRole('button', { name: /^Remove/ })
    .click();

  await expect(card(page)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await expect(box(page, /Message/)).toHaveValue('');
  await expect(choice(page, /Preferred Agent/)).toHaveText('Any');
  await page.reload();
  await hydrated(page);
  await expect(box(page, /Message/)).toHaveValue('');
  await expect(card(page)).toHaveCount(0);
});

test('C20 V01 links take a person along, and a house before the page is alive; nobody wishes for yesterday', async ({
  page,
}) => {
  await page.goto(`/team/${agent.id}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Schedule Consultation' }).click();
  await expect(card(page)).toContainText(agent.name);
  await expect(box(page, /Message/)).toHaveValue(`I would like to discuss properties with ${agent.name}.`);

  const scripts = await gateBefore(page, '**/*.js');
  await page.goto(pathOf(house), { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Schedule Viewing' }).first().click();
  await expect(page).toHaveURL(`/contact?property=${house.id}&viewing=yes`);
  scripts.open();
  await hydrated(page);
  await write(page, 'ada.v02@visitor.example');
  const day = form(page).getByLabel('First choice: day');
  await day.fill('2020-02-29');
  await button(page, 'Send Message').click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription('Please choose tomorrow or a later day.');
});

test('C22 what is sent before the page is alive arrives once it is', async ({ page, site }) => {
  const visitor = 'ada.c22@visitor.example';
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await box(page, /Full Name/).fill('Ada Visitor');
  await box(page, /Email Address/).fill(visitor);
  await choice(page, /Inquiry Type/).selectOption('buying');
  await box(page, /Message/).fill('Early.');
  await button(page, 'Send Message').click();
  release();

  await expect(notice(page)).toContainText('Message sent successfully!');
  expect(recipientsOf(await mailsAbout(site, visitor))).toEqual([visitor, office.email].sort());
});

import type { Page } from 'playwright/test';
import { findings, tooWide } from '../quality/measures.ts';
import { listing } from '../site/listings.ts';
import { someone } from '../site/people.ts';
import { expect, type Site, test } from '../site/site.ts';
import { inquire, openDesk } from './desk.ts';

const longest = 'Maximiliana-Konstantina von und zu Hohenlohe-Waldenburg-Schillingsfürst'.padEnd(200, 'e');

/** The states of the desk's pages, and how to reach them. */
const states: Readonly<Record<string, (page: Page, site: Site) => Promise<unknown>>> = {
  'signing in': (page, site) => page.goto(`${site.api}/staff`),
  'entering the code': async (page, site) => {
    await page.goto(`${site.api}/staff`);
    await page.getByLabel('Your work e-mail address').fill(someone.email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('status')).toBeVisible();
  },
  'the office’s list, with many chosen': async (page, site) => {
    await openDesk(page, site);
    await page.getByLabel('Choose all on this page').check();
    await page.getByText('Selected', { exact: true }).click();
  },
  'an agent’s list': (page, site) => openDesk(page, site, '', someone.email),
  'nothing found': (page, site) => openDesk(page, site, '?q=nobody'),
  quarantine: (page, site) => openDesk(page, site, '?list=quarantined'),
  'a quarantined inquiry': (page, site) => open(page, site, '?list=quarantined'),
  'an inquiry that is just taken': async (page, site) => {
    await open(page, site, '?q=m@v.example');
    const button = page.getByRole('button', { name: 'Assign to me' });
    if (await button.isVisible()) await button.click();
    for (const details of await page.locator('summary').all()) await details.click();
  },
  'a form that is refused': async (page, site) => {
    await open(page, site, '?q=m@v.example');
    await page.getByRole('button', { name: 'Reassign' }).click();
    await expect(page.getByRole('status')).toHaveText('Please choose a colleague.');
  },
  people: (page, site) => openDesk(page, site, '/people'),
  devices: (page, site) => openDesk(page, site, '/devices'),
  questions: (page, site) => openDesk(page, site, '/questions'),
  'no such page': (page, site) => openDesk(page, site, '/inquiry/DM-0000-0000'),
};

const open = async (page: Page, site: Site, list: string) => {
  await openDesk(page, site, list);
  await page.locator('.inquiries').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'About the inquiry' })).toBeVisible();
};

test.beforeAll(async ({ site }) => {
  for (const more of [{ mlsNumber: listing.mlsNumber }, { message: 'Another message.' }])
    await inquire(site, longest, { email: 'm@v.example', ...more });
  for (const email of ['h1@v.example', 'h2@v.example', 'h3@v.example'])
    await inquire(site, longest, { email, website: 'filled in' });
});

for (const [name, go] of Object.entries(states))
  test(`I29 ${name}: axe finds nothing, and nothing is too wide`, async ({ page, site }) => {
    await go(page, site);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        // The bulk action bar covers the list until its end is in view.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        expect.soft(await findings(page), `${colorScheme}, ${width} px`).toEqual([]);
        expect.soft(await tooWide(page), `${width} px`).toEqual([]);
      }
  });

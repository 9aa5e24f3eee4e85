import type { Page } from 'playwright/test';
import { findings } from '../quality/findings.ts';
import { tooWide } from '../quality/too-wide.ts';
import { expect, test } from '../site/site.ts';
import { arrives, deskOf } from './desk.ts';

const longest = 'Maximiliana-Konstantina von und zu Hohenlohe-Waldenburg-Schillingsfürst'.padEnd(200, 'e');

/** Each page for staff in each of its states, as the desk leads there. */
const states: Readonly<Record<string, (page: Page, desk: string) => Promise<unknown>>> = {
  'the desk': (page, desk) => page.goto(desk),
  'the desk, nothing found': (page, desk) => page.goto(`${desk}?q=nobody&state=answered`),
  'held ones': (page, desk) => page.goto(`${desk}?state=held`),
  'a held inquiry': (page, desk) => open(page, `${desk}?state=held`),
  'a new inquiry': (page, desk) => open(page, `${desk}?q=Maximiliana`),
  'a form that is refused': async (page, desk) => {
    await open(page, `${desk}?q=Maximiliana`);
    await page.getByRole('button', { name: 'Pass on' }).click();
    await expect(page.getByRole('status')).toHaveText('Please choose a colleague to pass it on to.');
  },
  'everything about a person': async (page, desk) => {
    await openPerson(page, desk);
    await page.getByText(/^DM-/).first().click();
  },
  'a correction that would join two people': async (page, desk) => {
    await openPerson(page, desk);
    await page.getByLabel('Email', { exact: true }).fill('held@v.example');
    await page.getByRole('button', { name: 'Correct' }).click();
    await expect(page.getByRole('checkbox', { name: /other inquir/ })).toBeVisible();
  },
  'a person who is not to be forgotten by mistake': async (page, desk) => {
    await openPerson(page, desk);
    await page.getByLabel(/^To be sure, type/).fill('DM-0000-0000');
    await page.getByRole('button', { name: 'Forget for good' }).click();
    await expect(page.getByRole('status')).toBeVisible();
  },
  'no such page': (page, desk) => page.goto(`${desk}x`),
};

const openPerson = async (page: Page, desk: string) => {
  await open(page, `${desk}?q=Maximiliana`);
  await page.getByRole('link', { name: /^Everything about/ }).click();
};

const open = async (page: Page, list: string) => {
  await page.goto(list);
  await page.locator('.inquiries').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'About the inquiry' })).toBeVisible();
};

test.beforeAll(async ({ site }) => {
  for (const more of [{}, { message: 'Another message.' }])
    await arrives(site, longest, { email: 'm@v.example', ...more });
  await arrives(site, longest, { email: 'held@v.example', website: 'filled in' });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      for (const [name, go] of Object.entries(states)) {
        test(`I29 axe finds nothing, and nothing is too wide, on ${name}`, async ({ page, site }) => {
          await go(page, deskOf(site));

          expect(await findings(page)).toEqual([]);
          expect(await tooWide(page)).toEqual([]);
        });
      }
    });
  }
}

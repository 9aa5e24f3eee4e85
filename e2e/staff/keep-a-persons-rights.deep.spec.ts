import type { Page } from 'playwright/test';
import { tooWide } from '../quality/too-wide.ts';
import { expect, test } from '../site/site.ts';
import { arrives, openDesk, reach, reachAndPress } from './desk.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('I46 a person is corrected, saved and forgotten by keyboard, on a phone without script', async ({
  page,
  site,
}) => {
  const reference = await arrives(site, 'Rosa Rights');
  await arrives(site, 'Rosa Rights', { message: 'And another thing.' });
  await openDesk(page, site, `/inquiry/${reference}`);
  await reachAndPress(page, page.getByText('Correct name, e-mail or phone'));
  await retype(page, 'Name', 'Rosa Right');
  await retype(page, 'E-mail', 'rosa.right@visitor.example');
  await reachAndPress(page, page.getByRole('button', { name: 'Correct' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Right' })).toBeVisible();
  await expect(page.getByText('Name, E-mail corrected by')).toBeVisible();
  expect(await tooWide(page)).toEqual([]);

  await reachAndPress(page, page.getByText('Hand out or forget everything'));
  const download = page.waitForEvent('download');
  await reachAndPress(page, page.getByRole('link', { name: 'Save everything (JSON)' }));
  expect((await download).suggestedFilename()).toBe(`person-${reference}.json`);
  await reach(page, page.getByLabel(`To be sure, type ${reference}`));
  await page.keyboard.type(reference.toLowerCase());
  await reachAndPress(page, page.getByRole('button', { name: 'Forget for good' }));
  await expect(page.getByText('2 inquiries are erased')).toBeVisible();
});

async function retype(page: Page, label: string, text: string) {
  await reach(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

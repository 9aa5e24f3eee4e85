import type { Page } from 'playwright/test';
import { tooWide } from '../quality/too-wide.ts';
import { expect, test } from '../site/site.ts';
import { arrives, deskOf, reach, reachAndPress } from './desk.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('I46 I52 a person is corrected, joined with another and forgotten by keyboard, on a phone without script', async ({
  page,
  site,
}) => {
  const joined = 'rosa.two@visitor.example';
  const reference = await arrives(site, 'Rosa Rights');
  await arrives(site, 'Rosa Two', { email: joined });
  await page.goto(`${deskOf(site)}?q=${reference}`);
  await reachAndPress(page, page.getByRole('link', { name: 'Rosa Rights' }));
  await reachAndPress(page, page.getByRole('link', { name: /^Everything about/ }));

  await retype(page, 'Name', 'Rosa Right');
  await retype(page, 'Email', joined);
  await reachAndPress(page, page.getByRole('button', { name: 'Correct' }));
  await expect(page.getByRole('status')).toContainText('1 inquiry has this email address already');
  expect(await tooWide(page)).toEqual([]);

  await reach(page, page.getByRole('checkbox', { name: /the 1 other inquiry/ }));
  await page.keyboard.press('Space');
  await reachAndPress(page, page.getByRole('button', { name: 'Correct' }));
  await expect(page.getByRole('heading', { name: 'Everything about Rosa Right' })).toBeVisible();
  await expect(page.getByText(`${joined}, 2 inquiries`)).toBeVisible();

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

import { house, pathOf } from '../site/houses.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { openByKeyboard, tabTo } from './conversation.ts';

test('CH07 CH10 CH12 the assistant shows a home, and on its page "how much is this?" means that home', async ({
  page,
  complaints,
}) => {
  await page.goto('/about');
  await hydrated(page);
  const { panel, message } = await openByKeyboard(page);
  await page.keyboard.type('Which homes do you have?');
  await page.keyboard.press('Enter');
  await expect(message(2)).toBeVisible();
  await tabTo(page, panel.getByRole('link', { name: house.title }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathOf(house));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(house.title);

  const request = page.waitForRequest('**/api/chat');
  await panel.getByRole('textbox', { name: 'Your message' }).fill('How much is this?');
  await page.keyboard.press('Enter');

  expect((await request).headers()['x-page']).toBe(pathOf(house));
  await expect(panel.getByRole('log')).toContainText(house.price);
  expect(complaints).toEqual([]);
});

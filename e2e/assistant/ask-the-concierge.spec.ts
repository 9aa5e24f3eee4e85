import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { another, pathOf } from '../site/houses.ts';
import { founder } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';

const widths = [390, 1440];
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Concierge' });
const lastSaid = (page: Page) => page.getByRole('log').locator('p').last();

for (const width of widths) {
  test.describe(`at ${width} px, by keyboard alone`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 } });

    test('a visitor asks, follows a link into another application, and finds the conversation there and after a reload (CH01-CH07)', async ({
      page,
      complaints,
    }) => {
      await page.goto('/');
      await hydrated(page);
      await openByKeyboard(page);
      await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();

      await page.keyboard.type(`How much is ${another.title}?`);
      await page.keyboard.press('Enter');
      await expect(lastSaid(page)).toContainText(another.price);
      await page.keyboard.type('And how many bedrooms does it have?');
      await page.keyboard.press('Enter');
      await expect(lastSaid(page)).toContainText(`${another.beds} bedrooms`);
      await expect(page.getByRole('log').locator('p')).toHaveCount(5);

      await tabTo(page, (name) => name.startsWith(`View ${another.title}`), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(pathOf(another));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(another.title);

      await page.reload();
      await hydrated(page);
      await expect(dialog(page)).toHaveCount(0);
      await openByKeyboard(page);
      await expect(page.getByRole('log').locator('p')).toHaveCount(5);
      expect(complaints).toEqual([]);
    });

    test('the panel takes the focus, a sheet holds it, both give it back on Escape, and neither has a fault that axe can see (CH01)', async ({
      page,
    }) => {
      await page.goto(`/${founder.slug}`);
      await hydrated(page);
      await openByKeyboard(page);

      // Only a sheet keeps the keyboard; beside a panel the page stays in use (keyboard.spec.ts).
      for (let stop = 0; stop < 15 && width < 768; stop++) {
        await page.keyboard.press('Tab');
        expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.waitForTimeout(400);
      await expectPlaceOfPanel(page, width);
      const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
      expect(violations).toEqual([]);
      await expect(dialog(page).getByRole('link', { name: `Call ${founder.name}` })).toHaveAttribute(
        'href',
        'tel:+17605550112',
      );

      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'AI Chat' })).toBeFocused();
    });

    test('a failure is excused, and "Try again" asks the same once more (CH08)', async ({ page }) => {
      await page.goto('/contact');
      await hydrated(page);
      await page.route('**/api/chat', (route) => route.abort(), { times: 1 });
      await openByKeyboard(page);

      await page.keyboard.type('When are you open?');
      await page.keyboard.press('Enter');
      await expect(lastSaid(page)).toContainText("I apologize, but I'm having trouble connecting right now.");
      await tabTo(page, (name) => name === 'Try again', 'Shift+Tab');
      await page.keyboard.press('Enter');

      await expect(lastSaid(page)).toContainText('9:00 AM');
      await expect(page.getByRole('log').locator('p')).toHaveCount(3);
    });
  });
}

/** Expects a sheet at the bottom on phones, with the page visible above it; a panel at the right from tablets up. */
async function expectPlaceOfPanel(page: Page, width: number) {
  const { x = 0, y = 0, width: wide = 0, height = 0 } = (await dialog(page).boundingBox()) ?? {};
  expect(Math.round(y + height)).toBe(page.viewportSize()?.height);
  expect(Math.round(x + wide)).toBe(width);
  expect(width < 768 ? x : y).toBe(0);
  expect(width < 768 ? y : x).toBeGreaterThan(0);
}

async function openByKeyboard(page: Page) {
  await page.keyboard.press('PageDown');
  await page.getByRole('button', { name: 'AI Chat' }).waitFor();
  await tabTo(page, (name) => name === 'AI Chat', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
}

/** Presses a key, Tab by default, until the name of the focused element matches. */
async function tabTo(page: Page, isIt: (name: string) => boolean, key = 'Tab') {
  for (let stop = 0; stop < 120; stop++) {
    const name = await page.evaluate(() =>
      (
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        ''
      ).trim(),
    );
    if (isIt(name)) return;
    await page.keyboard.press(key);
  }
  throw new Error('Nothing of that name can be reached by keyboard.');
}

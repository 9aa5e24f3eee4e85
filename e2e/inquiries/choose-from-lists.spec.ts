import type { Page } from 'playwright/test';
import { sentBy } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { open, phone } from '../site/visit.ts';
import { choice } from './office-form.ts';

for (const height of [500, 664, 844])
  test(`W01 W03 in a window ${height} px high no open list jumps while it scrolls, by wheel, finger or keys`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await open(page, '/contact');
    for (const name of ['Inquiry Type', 'Property Type', 'Preferred Agent']) {
      await choice(page, new RegExp(name)).focus();
      await page.keyboard.press('Enter');
      const options = page.getByRole('option');
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Home');
      await expectToScroll(page, (by) => page.mouse.wheel(0, by));
      await page.keyboard.press('Home');
      await expectToScroll(page, (by) => drag(page, by));
      for (const [key, option] of [
        ['End', options.last()],
        ['Home', options.first()],
      ] as const) {
        await page.keyboard.press(key);
        await expect(option).toBeFocused();
        await expect(option).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Escape');
    }
  });

test.describe('with a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('W01 a phone shows its own lists', async ({ page }) => {
    for (const [path, names] of [
      [
        '/contact?property=1&viewing=yes',
        ['Inquiry Type', 'Preferred Agent', 'In person or by video', 'time'],
      ],
      ['/contact?type=selling', ['Area', 'When']],
      [`/${sentBy('click').slug}`, ['Inquiry Type', 'Property Type']],
    ] as const) {
      await page.goto(path);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated);
      // By now the widget would have replaced them.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      for (const name of names)
        await expect(page.getByRole('combobox', { name: new RegExp(name) })).toHaveJSProperty(
          'tagName',
          'SELECT',
        );
    }
  });
});

/** A button that appears at an end of the list takes this from it. */
const buttonHeight = 28;

/** Scrolls the open list down to its end and up again by small steps, none of which may jump the other way. */
async function expectToScroll(page: Page, scroll: (by: number) => Promise<unknown>) {
  const list = page.getByRole('listbox').locator('[data-radix-select-viewport]');
  const bounds = await list.boundingBox();
  if (bounds) await page.mouse.move(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
  let before = 0;
  for (const by of [...Array(7).fill(60), ...Array(7).fill(-60)]) {
    await scroll(by);
    const after = await list.evaluate(async (element) => {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 30)));

      return element.scrollTop;
    });
    expect((after - before) * Math.sign(by)).toBeGreaterThanOrEqual(-buttonHeight);
    before = after;
  }
  expect(before).toBe(0);
}

/** Drags the list by a finger, on a device whose main pointer is another. */
async function drag(page: Page, by: number) {
  const devtools = await page.context().newCDPSession(page);
  const bounds = await page.getByRole('listbox').boundingBox();
  if (!bounds) return;
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  for (const [type, moved] of Object.entries({ touchStart: 0, touchMove: 1.5 * by, touchEnd: 0 })) {
    const touchPoints = type === 'touchEnd' ? [] : [{ ...middle, y: middle.y - moved }];
    await devtools.send('Input.dispatchTouchEvent', { type: type as 'touchMove', touchPoints });
  }
  await devtools.detach();
}

import { browserOptions } from '@dosmares/tools/presets/browser';
import { kindsOfPage } from '../site/routes.ts';
import { expect, test } from '../site/site.ts';
import { open } from '../site/visit.ts';
import { brokenWords, tooWide } from './measures.ts';

const { args, ...options } = browserOptions();

// A default font size of 32 px, as in the browser's settings.
test.use({ launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] } });

test('AC01 text of twice the size breaks no words and causes no horizontal scrolling', async ({ page }) => {
  for (const path of kindsOfPage) {
    await open(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = [...(await tooWide(page)), ...(await brokenWords(page))];
      expect.soft(faults, `${path} at ${width} px`).toEqual([]);
    }
  }
});

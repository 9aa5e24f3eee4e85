import { browserOptions } from '@dosmares/tools/presets/browser';
import { kindsOfPage } from '../site/routes.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { tooWide } from './too-wide.ts';

const { args, ...options } = browserOptions();

// Letters of 32 px, as a visitor sets them in the browser.
test.use({ launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] } });

test('AC01 on a phone and on a desktop letters twice as large lose nothing and scroll nothing sideways', async ({
  page,
}) => {
  for (const path of kindsOfPage) {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await tooWide(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Returns the words of headlines that continue on a second line. */
function brokenWords(): string[] {
  const texts = [...document.querySelectorAll('h1')].flatMap((title) => {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);

    return Array.from({ length: 100 }, () => walker.nextNode()).filter((node) => node !== null);
  });

  return texts.flatMap((text) =>
    [...(text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);

        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      })
      .map(([word]) => word),
  );
}

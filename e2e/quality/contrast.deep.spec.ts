import type { Page } from 'playwright/test';
import { founder } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { open, scrollTo } from '../site/visit.ts';
import { linesOnPictures, pictureWithoutWords, worstContrasts } from './contrast.ts';

const sizes = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 625 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

// A page whose words no longer lie on pictures must not pass unread.
const pages = [
  { path: '/', atLeast: 12 },
  { path: '/about', atLeast: 3 },
  { path: '/team', atLeast: 4 },
  { path: '/market-report', atLeast: 3 },
  { path: `/${founder.slug}`, atLeast: 0 },
];

// It looks at every pixel behind every line of five pages.
test.setTimeout(300_000);

for (const size of sizes)
  test(`AC02 at ${size.width} × ${size.height} words on pictures and on the film keep their contrast with the worst pixel behind them`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path, atLeast } of pages) {
      await open(page, path);
      const seen = { lines: 0, faint: [] as string[] };
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += size.height / 2) {
        await scrollTo(page, top);
        const { lines, faint } = await look(page);
        seen.lines += lines;
        seen.faint.push(...faint);
      }
      expect.soft(seen.faint, path).toEqual([]);
      expect(seen.lines, path).toBeGreaterThanOrEqual(atLeast);
    }

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/');
    const film = page.locator('video[data-playing]');
    // Its fade-in is over.
    await expect(film).toHaveCSS('opacity', '1', { timeout: 30_000 });
    for (const second of [0.01, 2.5]) {
      await film.evaluate(showFrame, second);
      expect.soft((await look(page)).faint, `the film at ${second} s`).toEqual([]);
    }
  });

test('G18 the button of the navigation stands out: ivory over a dark picture, navy on ivory', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
  for (const path of ['/', '/about']) {
    await open(page, path);
    await expect(button).toHaveCSS('background-color', 'rgb(250, 247, 242)');
    await scrollTo(page, 300);
    await expect(button).toHaveCSS('background-color', 'rgb(16, 47, 116)');
  }
});

/** Looks at every line on a picture that the window shows now: how many, and those whose contrast is too low. */
async function look(page: Page) {
  await page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const loaded = [...document.images].filter(({ complete }) => complete);
    await Promise.all(loaded.map((one) => one.decode().catch(() => {})));
  });
  const lines = await linesOnPictures(page);
  if (lines.length === 0) return { lines: 0, faint: [] };

  const found = await worstContrasts(page, lines, await pictureWithoutWords(page));
  const faint = lines.flatMap(({ words, least }, at) =>
    (found[at] ?? 0) < least ? [`${words}: ${found[at]}`] : [],
  );

  return { lines: lines.length, faint };
}

function showFrame(element: SVGElement | HTMLElement, second: number) {
  const film = element as HTMLVideoElement;
  film.pause();

  return new Promise<void>((shown) => {
    const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => shown()));
    film.addEventListener('seeked', afterPaint, { once: true });
    film.currentTime = second;
  });
}

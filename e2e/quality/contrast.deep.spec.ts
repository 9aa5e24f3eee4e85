import type { Page } from 'playwright/test';
import { founder } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { linesOnPictures, pictureWithoutWords, worstContrasts } from './ground.ts';

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

for (const size of sizes) {
  test(`AC02 at ${size.width} × ${size.height} words on pictures keep their contrast with the worst pixel behind them`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path, atLeast } of pages) {
      await open(page, path);
      const seen = await lookDown(page, size.height);
      expect
        .soft(
          seen.filter(({ found, least }) => found < least),
          path,
        )
        .toEqual([]);
      expect(seen.length, path).toBeGreaterThanOrEqual(atLeast);
    }
  });
}

for (const size of [sizes[0], sizes[3]] as const) {
  test(`AC02 H01 at ${size?.width} × ${size?.height} the film takes nothing of it`, async ({ page }) => {
    await page.setViewportSize(size ?? { width: 390, height: 664 });
    await open(page, '/');
    await page.locator('video[data-playing]').waitFor({ timeout: 30_000 });
    // Its fade-in is over.
    await expect(page.locator('video')).toHaveCSS('opacity', '1');

    for (const second of [0.01, 1.25, 2.5, 3.75]) {
      await page.locator('video').evaluate(showFrame, second);
      const seen = await look(page);
      expect
        .soft(
          seen.filter(({ found, least }) => found < least),
          `at ${second} s`,
        )
        .toEqual([]);
      expect(seen.length).toBeGreaterThan(3);
    }
  });
}

test('G18 the button of the navigation stands out: ivory over a dark picture, navy on ivory', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ground = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Contact Us' })
      .evaluate((one) => getComputedStyle(one).backgroundColor);

  for (const path of ['/', '/about']) {
    await open(page, path);
    expect.soft(await ground(), path).toBe('rgb(250, 247, 242)');
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expect.poll(ground, path).toBe('rgb(16, 47, 116)');
  }
});

/** Opens a page and waits until its first pictures are painted. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await painted(page);
}

const painted = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].filter(({ complete }) => complete).map((one) => one.decode().catch(() => {})),
    ),
  );

/** Every line on a picture that the window shows now, with its contrast. */
async function look(page: Page) {
  const lines = await linesOnPictures(page);
  if (lines.length === 0) return [];

  const found = await worstContrasts(page, lines, await pictureWithoutWords(page));

  return lines.map(({ words, least }, index) => ({ words, least, found: found[index] ?? 0 }));
}

/** Looks at the whole page in the same way, half a window at a time. */
async function lookDown(page: Page, height: number) {
  const seen: Awaited<ReturnType<typeof look>> = [];
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += height / 2) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    );
    await painted(page);
    seen.push(...(await look(page)));
  }

  return seen;
}

function showFrame(element: SVGElement | HTMLElement, second: number) {
  const film = element as HTMLVideoElement;
  film.pause();

  return new Promise<void>((shown) => {
    film.addEventListener('seeked', () => requestAnimationFrame(() => requestAnimationFrame(() => shown())), {
      once: true,
    });
    film.currentTime = second;
  });
}

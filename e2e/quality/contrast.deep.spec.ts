import type { Page } from 'playwright/test';
import { founder } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { open, scrollTo } from '../site/visit.ts';

// `atLeast` catches a page on which no text on pictures is found any more.
const pages = [
  { path: '/', atLeast: 12 },
  { path: '/about', atLeast: 3 },
  { path: '/team', atLeast: 4 },
  { path: '/market-report', atLeast: 3 },
  { path: `/${founder.slug}`, atLeast: 0 },
];

for (const [width, height] of [
  [390, 664],
  [390, 844],
  [768, 1024],
  [1366, 625],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`AC02 at ${width} × ${height} text on pictures has enough contrast everywhere`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path, atLeast } of pages) {
      await open(page, path);
      const contrasts: Contrast[] = [];
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += height / 2) {
        await scrollTo(page, top);
        contrasts.push(...(await findContrasts(page)));
      }
      expect.soft(contrasts.filter(isFaint), path).toEqual([]);
      expect(contrasts.length, path).toBeGreaterThanOrEqual(atLeast);
    }

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/');
    const film = page.locator('video[data-playing]');
    // Wait for the end of its fade-in.
    await expect(film).toHaveCSS('opacity', '1', { timeout: 30_000 });
    for (const second of [0.01, 2.5]) {
      await film.evaluate(async (element, to) => {
        const one = element as HTMLVideoElement;
        one.pause();
        const isThere = new Promise((sought) => one.addEventListener('seeked', sought, { once: true }));
        one.currentTime = to;
        await isThere;
      }, second);
      expect.soft((await findContrasts(page)).filter(isFaint), `the film at ${second} s`).toEqual([]);
    }
  });

/** A line of text on a picture or film. */
interface Line {
  words: string;
  colour: string;
  /** Minimum contrast for its size (WCAG 1.4.3). */
  least: number;
  box: { x: number; y: number; width: number; height: number };
}

type Contrast = Pick<Line, 'words' | 'least'> & { worst: number };

const isFaint = ({ worst, least }: Contrast) => worst < least;
const withoutWords = '*, *::placeholder { color: transparent !important; transition: none !important }';

/** Returns, for every line on a picture in view, its lowest contrast with a pixel behind it. */
async function findContrasts(page: Page): Promise<Contrast[]> {
  await page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const loaded = [...document.images].filter(({ complete }) => complete);
    await Promise.all(loaded.map((one) => one.decode().catch(() => {})));
  });
  const lines = await linesOnPictures(page);
  if (lines.length === 0) return [];

  const picture = await page.screenshot({ animations: 'disabled', style: withoutWords });

  return contrastsOf(page, lines, picture.toString('base64'));
}

/** Returns the lines on pictures and films that are fully in view and have no opaque background. */
const linesOnPictures = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const pictures = 'picture, img, video';
    const fixed = 'header, aside';
    const isOpaque = (one: Element) => /^rgb\(/.test(getComputedStyle(one).backgroundColor);
    const isOnPicture = (words: Element, { left, top, width, height }: DOMRect) => {
      const hit = document.elementsFromPoint(left + width / 2, top + height / 2);
      const own = hit.findIndex((one) => one.contains(words));

      return hit
        .slice(Math.max(own, 0))
        .find((one) => one.matches(pictures) || isOpaque(one))
        ?.matches(pictures);
    };
    // What is under a fixed element comes into view as the page scrolls.
    const isCovered = (words: Element, { left, top, right, bottom }: DOMRect) =>
      !words.closest(fixed) &&
      [left + 1, right - 1].some((x) =>
        [top + 1, bottom - 1].some((y) => document.elementFromPoint(x, y)?.closest(fixed)),
      );
    const isWhole = ({ left, top, right, bottom, width }: DOMRect) =>
      width > 2 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const isClipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== 'none' || isClipped(one.parentElement));
    const isShown = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(one);

    const linesOf = (node: Text): Line[] => {
      const element = node.parentElement;
      const words = node.data.trim();
      if (!words || !element || !isShown(element)) return [];

      const { color, fontSize } = getComputedStyle(element);
      const least = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
      const range = document.createRange();
      range.selectNodeContents(node);

      return [...range.getClientRects()]
        .filter((rect) => isWhole(rect) && !isCovered(element, rect) && isOnPicture(element, rect))
        .map(({ x, y, width, height }) => ({ words, colour: color, least, box: { x, y, width, height } }));
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (texts.nextNode()) lines.push(...linesOf(texts.currentNode as Text));

    return lines;
  });

const contrastsOf = (page: Page, lines: readonly Line[], picture: string): Promise<Contrast[]> =>
  page.evaluate(
    async ([given, png]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!drawing) throw new Error('This browser cannot draw.');
      drawing.drawImage(image, 0, 0);
      const part = (value = 0) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = (red?: number, green?: number, blue?: number) =>
        0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);

      return given.map(({ words, least, colour, box: { x, y, width, height } }) => {
        const own = luminance(...(colour.match(/[\d.]+/g) ?? []).map(Number));
        const { data } = drawing.getImageData(x, y, Math.max(width, 1), Math.max(height, 1));
        let worst = 21;
        for (let at = 0; at < data.length; at += 4) {
          const behind = luminance(data[at], data[at + 1], data[at + 2]);
          worst = Math.min(worst, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
        }

        return { words, least, worst };
      });
    },
    [lines, picture] as const,
  );

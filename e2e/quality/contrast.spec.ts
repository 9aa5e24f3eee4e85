import { claims } from '@dosmares/content/site';
import type { Locator, Page } from 'playwright/test';
import { expect, hydrated, test } from '../site/site.ts';

/** Words that stand on pictures, where axe cannot tell: by page, what they are, and the contrast that their size asks for. */
const onPictures = [
  { path: '/', words: (page: Page) => page.getByRole('heading', { level: 1 }), least: 3 },
  { path: '/', words: (page: Page) => page.getByText('Los Cabos · Baja California Sur'), least: 4.5 },
  { path: '/', words: (page: Page) => page.getByText('properties sold').first(), least: 4.5 },
  { path: '/', words: (page: Page) => page.getByText(claims.propertiesSold.text).first(), least: 3 },
  { path: '/', words: (page: Page) => page.getByRole('link', { name: 'Meet the agents' }), least: 4.5 },
  {
    path: '/',
    words: (page: Page) => page.getByText(`Over ${claims.properties.text.replace('+', '')} properties`),
    least: 3,
  },
  { path: '/', words: (page: Page) => page.getByText(/^What your house is worth/), least: 3 },
  { path: '/', words: (page: Page) => page.getByRole('link', { name: 'Free Home Evaluation' }), least: 4.5 },
  { path: '/about', words: (page: Page) => page.getByRole('heading', { level: 1 }), least: 3 },
  { path: '/about', words: (page: Page) => page.getByText('About the house'), least: 4.5 },
  { path: '/team', words: (page: Page) => page.getByRole('heading', { level: 1 }), least: 3 },
  { path: '/team', words: (page: Page) => page.getByText('Cabo San Lucas, since 1987'), least: 4.5 },
  { path: '/team', words: (page: Page) => page.getByText(/^Each of us keeps/), least: 3 },
  { path: '/market-report', words: (page: Page) => page.getByRole('heading', { level: 1 }), least: 3 },
  { path: '/market-report', words: (page: Page) => page.getByText(/^As of/).first(), least: 4.5 },
  { path: '/market-report', words: (page: Page) => page.getByText(/^Get monthly/), least: 3 },
];
const navigation = (page: Page) =>
  page
    .getByRole('banner')
    .first()
    .getByRole('link', { name: /About|Team|555/ });

for (const size of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test(`at ${size.width} px words on pictures keep their contrast against the brightest sky behind them`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let shown = '';
    for (const { path, words, least } of onPictures) {
      if (path !== shown) await open(page, path);
      shown = path;
      expect.soft(await contrast(page, words(page)), `${path} ${words(page)}`).toBeGreaterThanOrEqual(least);
    }
    if (size.width < 1024) return;

    for (const path of ['/', '/about']) {
      await open(page, path);
      for (const link of await navigation(page).all()) {
        expect
          .soft(await contrast(page, link), `${path} ${await link.textContent()}`)
          .toBeGreaterThanOrEqual(4.5);
      }
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

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ complete }) => complete).map((one) => one.decode())),
  );
}

/** The contrast of an element's colour with the ground behind it where that is worst; glints, a twentieth of it, do not count. */
async function contrast(page: Page, words: Locator) {
  await words.scrollIntoViewIfNeeded();
  const colour = await words.evaluate((one) => getComputedStyle(one).color);
  const hide = (value: string) =>
    words.evaluate((one, opacity) => {
      for (const part of [one, ...one.querySelectorAll<HTMLElement>('*')])
        (part as HTMLElement).style.setProperty('color', opacity);
    }, value);
  const box = await words.evaluate(linesOf);

  await hide('transparent');
  const picture = await page.screenshot({ clip: box, animations: 'disabled' });
  await hide('');

  return page.evaluate(worstContrast, { picture: picture.toString('base64'), colour });
}

/** Where the words themselves stand, in the window. */
function linesOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, top, width, height } = range.getBoundingClientRect();

  return { x: Math.max(left, 0), y: Math.max(top, 0), width: Math.min(width, innerWidth - left), height };
}

async function worstContrast({ picture, colour }: { picture: string; colour: string }) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser cannot draw.');
  drawing.drawImage(image, 0, 0);
  const { data } = drawing.getImageData(0, 0, image.width, image.height);
  const parts = Array.from({ length: 256 }, (_, value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = (red = 0, green = 0, blue = 0) =>
    0.2126 * (parts[red] ?? 0) + 0.7152 * (parts[green] ?? 0) + 0.0722 * (parts[blue] ?? 0);
  const own = luminance(...(colour.match(/[\d.]+/g) ?? []).map(Number));
  const found = new Float64Array(data.length / 4).map((_, pixel) => {
    const ground = luminance(...data.subarray(pixel * 4, pixel * 4 + 3));

    return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
  });

  return Math.round((found.sort()[Math.floor(found.length / 20)] ?? 0) * 100) / 100;
}

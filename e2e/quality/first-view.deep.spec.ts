import type { Page } from 'playwright/test';
import { founder } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';

/** Holds back every picture until told to let them through, and notes which scripts and pictures are requested. */
async function holdPictures(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const scripts: string[] = [];
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await page.route(/\/media\//, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

  return { scripts, pictures, release: resolve };
}

test('scripts are not asked for until the first view is painted', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));

  expect(asked).not.toEqual([]);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test('pictures further down give way to the first one', async ({ page }) => {
  const { pictures, release } = await holdPictures(page);
  const ofHouses = () => pictures.filter((url) => url.includes('/property/'));
  expect(ofHouses()).toEqual([]);

  release();
  await expect.poll(() => ofHouses().length).toBeGreaterThan(0);
});

test('whoever touches the page before gets its scripts at once', async ({ page }) => {
  const { scripts, release } = await holdPictures(page);
  await page.keyboard.press('Tab');

  await expect.poll(() => scripts.length, { timeout: 2_000 }).toBeGreaterThan(0);
  await hydrated(page);
  release();
});

for (const { rule, path, link, heading } of [
  {
    rule: 'M03',
    path: '/market-report',
    link: 'Sign Up for Market Reports',
    heading: 'The next report, by email',
  },
  { rule: 'AG06', path: `/${founder.slug}`, link: 'Send Message', heading: 'Get In Touch' },
]) {
  test(`${rule} a link to a place in ${path} ends there, clear of the bars, before the page is alive`, async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });

    await page.getByRole('main').getByRole('link', { name: link }).click();
    await staysInPlace(page, heading);

    resolve();
    await hydrated(page);
    await staysInPlace(page, heading);
  });

  test(`${rule} ${path} opens at an address of that place`, async ({ page }) => {
    await page.goto(path);
    const fragment = await page.getByRole('link', { name: link }).getAttribute('href');

    await page.goto('about:blank');
    await page.goto(`${path}${fragment}`);
    await hydrated(page);
    await staysInPlace(page, heading);
  });
}

/** Expects the heading to settle below the bars and to keep its place from then on. */
async function staysInPlace(page: Page, name: string) {
  const heading = page.getByRole('heading', { name });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const place = await top();
  await page.evaluate(() => new Promise((passed) => setTimeout(passed, 500)));

  expect(Math.abs((await top()) - place)).toBeLessThan(2);
  expect(place).toBeGreaterThan(90);
}

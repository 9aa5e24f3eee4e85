import { listings } from '@dosmares/content/listings';
import { agentById } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../site/site.ts';

const { combinedYears, propertiesSold, committedPercent, sales } = claims;
const claimed = [combinedYears, propertiesSold, committedPercent, sales].map(({ text }) => text);

test('H01 a film fills the first view, runs without sound in a loop, and can be stopped', async ({
  page,
}) => {
  await open(page);
  const film = page.locator('video');
  const state = () =>
    film.evaluate((one: HTMLVideoElement) => ({ paused: one.paused, loop: one.loop, muted: one.muted }));

  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect(await state()).toEqual({ paused: false, loop: true, muted: true });
  expect(await film.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Pause film' }).click();
  expect((await state()).paused).toBe(true);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect.poll(async () => (await state()).paused).toBe(false);
});

test('H02-H05 H09 the page shows two figures and three houses, and leads to all of them and to the office', async ({
  page,
}) => {
  await open(page);
  const main = page.getByRole('main');
  const href = (name: string | RegExp, at = 0) =>
    main.getByRole('link', { name }).nth(at).getAttribute('href');

  await expect(main.getByText(`${claims.propertiesSold.text}properties sold`).first()).toBeVisible();
  await expect(main.getByText(/^\$1\.2B\+in sales$/).first()).toBeVisible();
  const featured = main.locator('section', {
    has: page.getByRole('heading', { name: 'Featured Properties' }),
  });
  await expect(featured.getByRole('article')).toHaveCount(listings.length);
  expect(await href('Search Properties')).toBe('/properties');
  expect(await featured.getByRole('link', { name: 'View All Properties' }).getAttribute('href')).toBe(
    '/properties',
  );
  const buy = main.locator('section', { has: page.getByRole('heading', { name: 'Ready to Buy' }) });
  await expect(buy.getByRole('link')).toHaveAttribute('href', '/properties');
  expect(await href('Free Home Evaluation')).toBe('/contact');
});

test('H07 four people of the team are shown, each with a way to the person', async ({ page }) => {
  await open(page);
  const team = page.locator('section', { has: page.getByRole('heading', { name: /walk the land/ }) });
  const cards = team.getByRole('article');

  await expect(cards).toHaveCount(4);
  for (const [at, id] of [12, 1, 3, 8].entries()) {
    await expect(cards.nth(at)).toContainText(agentById(id)?.name ?? '');
    await expect(cards.nth(at).getByRole('link')).toHaveAttribute('href', `/team/${id}`);
  }
});

test('H08 each of three reasons opens a dialog on its first tab, again and again', async ({ page }) => {
  await open(page);
  for (const reason of ['Family', 'Experience', 'Innovation', 'Family']) {
    await page.getByRole('button', { name: reason }).click();
    const dialog = page.getByRole('dialog', { name: reason });
    await expect(dialog.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    const first = await dialog.getByRole('tabpanel').textContent();
    await dialog.getByRole('tab').nth(1).click();
    await expect(dialog.getByRole('tabpanel')).not.toHaveText(first ?? '');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

for (const { path, label, figures } of [
  { path: '/', label: 'years of combined experience', figures: claimed },
  { path: '/team', label: 'Years combined experience', figures: claimed },
]) {
  test(`S01-S04 H06 T01 the figures of ${path} count from 0 in 60 eased steps of 2000 ms, once, when a tenth is in sight`, async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(path);
    await hydratedWhileTimeStands(page);
    const band = page.locator('dl', { has: page.getByText(label) });
    const shown = () => band.locator('dd').evaluateAll(seenFigures);
    const counting = band.locator('dd [aria-hidden=true]');
    await expect.poll(async () => (await shown())[0]).toBe('0');

    if (path === '/') {
      // The observed area reaches 50 px below the window: a tenth of the band has to be inside it.
      await placeBelowWindow(page, band, 50, +2);
      expect(await shown()).toEqual(['0', '0+', '0%', '$0.0B+']);
      await placeBelowWindow(page, band, 50, -2);
    } else {
      await band.scrollIntoViewIfNeeded();
    }

    const seen: number[] = [];
    for (let ms = 0; ms < 1_980; ms += 20) {
      await page.clock.runFor(20);
      seen.push(Number.parseInt((await shown())[1] ?? '', 10));
    }
    await expect(counting).toHaveCount(4);
    await page.clock.runFor(20);
    await expect(counting).toHaveCount(0);
    expect(await shown()).toEqual(figures);

    const steps = [...new Set(seen)];
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    // Some of the last steps round to the same figure; none can come between.
    expect(steps.length).toBeGreaterThan(45);
    expect(steps.length).toBeLessThanOrEqual(60);
    expect(seen[Math.round(seen.length / 2)]).toBeGreaterThan(1_850 * 0.8);

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.clock.runFor(100);
    await band.scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
    await expect(counting).toHaveCount(0);
  });
}

/**
 * Waits for hydration under a stopped clock: the page waits for its first view unless it is touched, then runs its
 * tasks one after another.
 */
async function hydratedWhileTimeStands(page: Page) {
  await page.keyboard.press('Shift');
  await expect
    .poll(async () => {
      await page.clock.runFor(1);

      return page.evaluate(() => document.documentElement.dataset.hydrated);
    })
    .toBe('true');
}

async function open(page: Page) {
  await page.goto('/');
  await hydrated(page);
}

/** Scrolls until so much less than a tenth of the whole band's height stands within the margin below the window. */
async function placeBelowWindow(page: Page, band: ReturnType<Page['locator']>, margin: number, off: number) {
  await band.locator('xpath=ancestor::section[1]').evaluate(
    (section, { room, lack }) => {
      const { top, height } = section.getBoundingClientRect();
      scrollBy({ top: top + height * 0.1 + lack - innerHeight - room, behavior: 'instant' });
    },
    { room: margin, lack: off },
  );
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
}

/** Returns the figures as seen: the copy that moves, or the figure itself. */
function seenFigures(figures: Element[]) {
  return figures.map((one) => (one.querySelector('[aria-hidden=true]') ?? one).textContent);
}

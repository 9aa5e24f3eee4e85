import { claims } from '@dosmares/content/site';
import type { Page } from 'playwright/test';
import { expect, test } from '../site/site.ts';

const { combinedYears, propertiesSold, committedPercent, sales } = claims;
const claimed = [combinedYears, propertiesSold, committedPercent, sales].map(({ text }) => text);

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

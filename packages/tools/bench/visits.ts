import { founder } from '@dosmares/content/roster';
import type { Page } from 'playwright';
import { type Extent, inBrowser, medians, type Site } from './measure.ts';

/** One navigation to each application, from a page that links there. */
const ways = [
  ['/', '/about'],
  ['/', '/properties'],
  ['/about', '/team'],
  ['/about', `/team/${founder}`],
  ['/', '/market-report'],
] as const;

/** Buttons that a visitor presses on a phone, each with its page. */
const acts = [
  ['open the menu', '/', 'Open menu'],
  ['open a dialog', '/', 'Family'],
  ['open the chat', '/about', 'AI Chat'],
] as const;

/** Measures navigations on a desk, and the longest wait for an answer to a press (INP) on a slow phone; in ms. */
export async function benchVisits({ origin }: Site, { runs }: Extent) {
  const rows: object[] = [];
  const add = async (what: string, once: () => Promise<number>) => {
    const all = [];
    for (let run = 0; run < runs; run += 1) all.push({ ms: Math.round(await once()) });
    rows.push({ what, ...medians(all) });
  };
  for (const [from, to] of ways) await add(`${from} to ${to}`, () => navigated(origin + from, to));
  for (const [name, at, button] of acts) await add(`${name} on ${at}`, () => answered(origin + at, button));

  return rows;
}

const navigated = (address: string, to: string) =>
  opened(address, { viewport: { width: 1440, height: 900 } }, async (page) => {
    const link = page.locator(`a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_000);
    await link.dispatchEvent('pointerover');
    await page.waitForTimeout(600);
    await page.waitForLoadState('networkidle');

    return link.evaluate((element: HTMLElement) => {
      const heading = document.querySelector('#content h1');
      const start = performance.now();
      element.click();

      return new Promise<number>((resolve) => {
        (function look() {
          const next = document.querySelector('#content h1');
          requestAnimationFrame(next && next !== heading ? () => resolve(performance.now() - start) : look);
        })();
      });
    });
  });

const answered = (address: string, button: string) =>
  opened(address, { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }, async (page) => {
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await page.waitForTimeout(1_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const waits = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let longest = 16;
          new PerformanceObserver((list) => {
            for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
              if (interactionId) longest = Math.max(longest, duration);
          }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
          setTimeout(() => resolve(longest), 3_000);
        }),
    );
    await page.getByRole('button', { name: button }).click({ delay: 80 });

    return waits;
  });

const opened = (address: string, screen: object, measure: (page: Page) => Promise<number>) =>
  inBrowser(async (browser) => {
    const page = await browser.newPage(screen);
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');

    return measure(page);
  });

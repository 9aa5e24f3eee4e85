import { founder } from '@dosmares/content/roster';
import type { Page } from 'playwright';
import { type BenchOptions, inBrowser, medians, type Site } from './measure.ts';

/** A navigation to each application, from a page that links to it. */
const navigations = [
  ['/', '/about'],
  ['/', '/properties'],
  ['/about', '/team'],
  ['/about', `/team/${founder}`],
  ['/', '/market-report'],
] as const;

/** Buttons to press on a phone: name, page and label. */
const buttons = [
  ['open the menu', '/', 'Open menu'],
  ['open a dialog', '/', 'Family'],
  ['open the chat', '/about', 'AI Chat'],
] as const;

/** Measures navigations on a desktop, and the response to a press (INP) on a slow phone, in milliseconds. */
export async function benchVisits({ origin }: Site, { runs }: BenchOptions) {
  const rows: object[] = [];
  const add = async (what: string, measure: () => Promise<number>) => {
    const all = [];
    for (let run = 0; run < runs; run += 1) all.push({ ms: Math.round(await measure()) });
    rows.push({ what, ...medians(all) });
  };
  for (const [from, to] of navigations) await add(`${from} to ${to}`, () => navigate(origin + from, to));
  for (const [name, at, button] of buttons) await add(`${name} on ${at}`, () => press(origin + at, button));

  return rows;
}

const navigate = (address: string, to: string) =>
  onPage(address, { viewport: { width: 1440, height: 900 } }, async (page) => {
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

const press = (address: string, button: string) =>
  onPage(address, { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }, async (page) => {
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

const onPage = (address: string, screen: object, measure: (page: Page) => Promise<number>) =>
  inBrowser(async (browser) => {
    const page = await browser.newPage(screen);
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');

    return measure(page);
  });

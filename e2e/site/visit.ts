import { endpoints } from '@dosmares/contracts/endpoints';
import type { Locator, Page } from 'playwright/test';
import { hydrated } from './site.ts';

export const phone = { width: 390, height: 844 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);

  return response;
}

export const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Marks the document, so that `isMarked` reports whether it is still the same one. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Changes the address without a link, as code of the page may. */
export const pushAddress = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Holds requests to an address until `open` is called. Call it before loading the page. */
export async function holdRequests(page: Page, address: string | RegExp) {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });

  return { open: () => gate.resolve() };
}

/** Collects the bodies of POST requests, except reports, which may be sent at any time. */
export function postsOf(page: Page) {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith(endpoints.vitals))
      bodies.push(request.postDataJSON());
  });

  return bodies;
}

/** Makes the page send its pending reports, as if the visitor switched tabs. */
export const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  });

/** Presses a key until the element has the focus, then Enter. */
export async function reachAndPress(page: Page, target: Locator, key?: 'Shift+Tab') {
  await reach(page, target, key);
  await page.keyboard.press('Enter');
}

export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    if (await target.and(page.locator(':focus')).count()) return;
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Adds up the next document's layout shifts as in CLS; with `afterInput`, also those after user input. */
export async function watchShift(page: Page, { afterInput = true } = {}): Promise<() => Promise<number>> {
  await page.addInitScript((counts) => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (counts || !entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, afterInput);

  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

import type { Page } from 'playwright/test';

/**
 * Adds up how far the next document's content moves on its own: the sum of its layout shifts, as in CLS. Moves that
 * follow the visitor's own input within half a second count only when asked for.
 */
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

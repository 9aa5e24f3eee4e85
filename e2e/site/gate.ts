import type { Page } from 'playwright/test';

/**
 * Holds back the page's real requests to an address until it is opened, so that the page can be looked at while it
 * waits. Set it up before opening the page: the browser begins to hold requests back a moment late.
 */
export async function gateBefore(page: Page, address: string) {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });

  return { open: () => gate.resolve() };
}

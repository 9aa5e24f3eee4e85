import { openSite, siteAt } from '@dosmares/tools/start/private-site';
import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test';
import { firstPort } from './setup.config.ts';

/** The addresses of a running site. */
export type Site = ReturnType<typeof siteAt>;

export { expect };

/** Playwright's test with a running site and the console's errors. A violation of the policy fails it. */
export const test = base.extend<
  { errors: string[]; policy: undefined },
  { site: Site; isolatedSite: string }
>({
  /** A file that sets its own name here runs on a site that no other file has visited. */
  isolatedSite: ['', { scope: 'worker', option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern
    async ({}, use, { parallelIndex }) => {
      const shared = process.env.E2E_SHARED_SITE;
      if (shared) return use(siteAt(firstPort, shared));
      const site = await openSite(firstPort + parallelIndex * 200, process.env.E2E_DATA);
      await use(site);
      await site.close();
    },
    // On a busy machine, composing the pages and compressing all files took 200 s.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  /** Errors and warnings on the browser's console. */
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(errors);
  },
  policy: [
    async ({ context }, use) => {
      const violations = await policyViolations(context);
      await use(undefined);
      expect(violations, 'breaches of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects violations of the content security policy in all pages of a context. */
export async function policyViolations(context: BrowserContext) {
  const violations: string[] = [];
  const mark = 'Policy breached:';
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) violations.push(message.text());
  });
  await context.addInitScript((said) => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(said, event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample),
    );
  }, mark);

  return violations;
}

/** Waits for hydration: before, links load pages, and selects are native, which they stay for a finger. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated);

/** Runs in the page. */
export const isHydrated = () =>
  document.documentElement.dataset.hydrated === 'true' &&
  (matchMedia('(pointer: coarse)').matches || !document.querySelector('select:not([aria-hidden])'));

/** Scrolls a part of the page into view and waits until React has hydrated it. */
export async function waitUntilHydrated(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps$'))),
    )
    .toBe(true);
}

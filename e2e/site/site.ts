import { openSite, siteAt } from '@dosmares/tools/start/private-site';
import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test';
import { firstPort } from './setup.config.ts';

/** A running site: its addresses, and its processes to stop and start. */
export type Site = Omit<Awaited<ReturnType<typeof openSite>>, 'close'>;

export { expect };

const refuse = async () => {
  throw new Error('A test that stops a process of the site belongs in a .deep.spec.ts.');
};

/** Playwright's test with a running site and the console's complaints. A breach of the policy fails it. */
export const test = base.extend<
  { complaints: string[]; policy: undefined },
  { site: Site; siteOfItsOwn: string }
>({
  /** A file that sets a name of its own here runs on a site that no other file has visited. */
  siteOfItsOwn: ['', { scope: 'worker', option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern
    async ({}, use, { parallelIndex }) => {
      const shared = process.env.E2E_SHARED_SITE;
      if (shared) return use({ ...siteAt(firstPort, shared), stop: refuse, start: refuse });
      const site = await openSite(firstPort + parallelIndex * 200, process.env.E2E_DATA);
      await use(site);
      await site.close();
    },
    // On a busy machine, composing the pages and compressing all files took 200 s.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  /** What a visitor's browser should not say on its console. */
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
  policy: [
    async ({ context }, use) => {
      const breaches = await breachesIn(context);
      await use(undefined);
      expect(breaches, 'breaches of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Every breach of the policy in any page of the context, as it happens. */
export async function breachesIn(context: BrowserContext) {
  const breaches: string[] = [];
  const mark = 'Policy breached:';
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) breaches.push(message.text());
  });
  await context.addInitScript((said) => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(said, event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample),
    );
  }, mark);

  return breaches;
}

/** Waits until the page's own script has taken over: before, a click is a page load, and a choice the browser's. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated);

/** Runs in the page. */
export const isHydrated = () =>
  document.documentElement.dataset.hydrated === 'true' &&
  !document.querySelector('select:not([aria-hidden])');

/** Scrolls a part of the page into view and waits until React has hydrated it. */
export async function alive(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps$'))),
    )
    .toBe(true);
}

import { openSite } from '@dosmares/tools/start/private-site';
import { test as base, expect } from 'playwright/test';
import { type EngineName, engines } from './browsers/engines.ts';
import type { Engine } from './browsers/tab.ts';
import { type Front, openFront } from './front.ts';
import { type Visitor, visitorAt } from './visitor.ts';

export { expect };

/** The engine that the tests run in. */
export interface Options {
  engine: EngineName;
}

interface Started extends Options {
  site: Awaited<ReturnType<typeof openSite>>;
  front: Front;
  driven: Engine;
}

// Two runs on one machine need separate ports.
const firstPort = Number(process.env.ENGINES_PORT ?? 6400);

/** Playwright's test with a site and a browser for each engine; any complaint of a page fails it. */
export const test = base.extend<{ visitor: Visitor }, Started>({
  engine: ['chromium', { scope: 'worker', option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern
    async ({}, use, { parallelIndex }) => {
      const port = firstPort + parallelIndex * 200;
      const site = await openSite(port, { environment: { SITE_ORIGIN: `http://localhost:${port + 50}` } });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  front: [
    async ({ site }, use) => {
      const front = await openFront(site.settings.ports.site + 50, site.settings.ports.site);
      await use(front);
      await front.close();
    },
    { scope: 'worker' },
  ],
  driven: [
    async ({ engine, site }, use) => {
      const driven = await engines[engine].start(site.settings.ports.site + 60);
      await use(driven);
      await driven.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ driven, site, front: _ }, use) => {
    await use(visitorAt(driven.tab, site.origin));
    expect(await driven.tab.evaluate('complaints.filter((one) => !/^404: no page/.test(one))')).toEqual([]);
  },
});

import type { Browser } from 'playwright/test';
import type { Site } from '../site/site.ts';
import { crowd } from './crowd.ts';
import { arrive, bucketCookieFor, lookAround, type Visit } from './visit.ts';

/** Collects all visits of a story, with and without browsers. */
export function openVisits(browser: Browser, site: Site) {
  const all: Visit[] = [];
  const inBrowsers: Visit[] = [];

  async function begin(path: string, composition: string) {
    const bucket = await bucketCookieFor(composition, site.origin);
    const arrived = await arrive(browser, new URL(path, site.origin), bucket);
    all.push(arrived.visit);

    return arrived;
  }

  return {
    all,
    /** Begins the visit of a visitor who gets the composition, and leaves the page open. */
    begin,
    /** Makes a whole visit in a browser: through the team, then to the market report. */
    async come(composition: string) {
      const { page, visit, leave } = await begin('/team', composition);
      await lookAround(page);
      await leave();
      inBrowsers.push(visit);

      return visit;
    },
    /** Makes visits without browsers, which report what the browsers did; returns the compositions that they got. */
    async crowd(size: number) {
      const visits = await crowd(size, site, inBrowsers);
      all.push(...visits);

      return visits.map(({ composition }) => composition);
    },
  };
}

import type { EventReport } from '@dosmares/contracts/events';
import type { Browser } from 'playwright/test';
import type { Site } from '../site/site.ts';
import { crowd, liar } from './crowd.ts';
import { arrive, bucketCookieFor, lookAround, type Visit } from './visit.ts';

/** All visits of a story, in browsers and without. */
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
    /** Somebody who is given a composition arrives, and stays. */
    begin,
    /** A whole visit in a browser: through the team, and on to the market report. */
    async come(composition: string) {
      const { page, visit, leave } = await begin('/team', composition);
      await lookAround(page);
      await leave();
      inBrowsers.push(visit);

      return visit;
    },
    /** Somebody at one address who claims, so many times, that this is what happened with a composition. */
    async lie(times: number, events: EventReport['events'], composition: string) {
      const bucket = await bucketCookieFor(composition, site.origin);
      const cookie = bucket ? `${bucket.name}=${bucket.value}` : '';
      await liar(times, site, { reports: [{ composition, events }], cookie });
    },
    /** Strangers without browsers, who report what those in browsers did; gives which compositions they got. */
    async crowd(size: number) {
      const visits = await crowd(size, site, inBrowsers);
      all.push(...visits);

      return visits.map(({ composition }) => composition);
    },
  };
}

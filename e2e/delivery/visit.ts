import { endpoints } from '@dosmares/contracts/endpoints';
import type { Registry } from '@dosmares/contracts/release';
import type { VitalsEvent, VitalsReport } from '@dosmares/contracts/vitals';
import type { Browser, Page } from 'playwright/test';
import { breachesIn, hydrated, withoutFilm } from '../site/site.ts';
import { failuresIn, turnAway } from '../site/vitals.ts';

/** Everything that shows which releases one visit was made of. */
export interface Visit {
  /** Id of the composition that the edge sent. */
  composition: string;
  path: string;
  html: string;
  registry: Registry;
  /** Addresses of all requested scripts. */
  scripts: string[];
  reports: VitalsReport[];
  breaches: string[];
}

/** Opens an address in a real browser; returns the page, and the visit as recorded so far. */
export async function arrive(browser: Browser, address: URL, bucket?: BucketCookie) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...withoutFilm });
  if (bucket) await context.addCookies([{ ...bucket, url: address.origin }]);
  const breaches = await breachesIn(context);
  const [scripts, reports]: [string[], VitalsReport[]] = [[], []];
  context.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (request.url().endsWith(endpoints.vitals)) reports.push(request.postDataJSON() as VitalsReport);
  });
  const page = await context.newPage();
  const response = await page.goto(address.href);
  const html = (await response?.text()) ?? '';
  await hydrated(page);

  const visit: Visit = {
    composition: response?.headers()['x-composition'] ?? '',
    path: address.pathname,
    html,
    registry: registryIn(html),
    scripts,
    reports,
    breaches,
  };

  return {
    page,
    visit,
    /** Turns away from the page, so that the browser sends its reports, and closes it. */
    async leave() {
      const told = page.waitForResponse((response) => response.url().endsWith(endpoints.vitals));
      await turnAway(page);
      await told;
      await context.close();

      return visit;
    },
  };
}

/** Cookie with which the edge serves the next page from the same composition. */
export interface BucketCookie {
  name: string;
  value: string;
}

/**
 * Asks the edge as a new visitor until it serves the composition; returns the bucket's cookie, or undefined if it
 * sets none.
 */
export async function bucketCookieFor(
  composition: string,
  origin: string,
): Promise<BucketCookie | undefined> {
  for (let stranger = 0; stranger < 60; stranger += 1) {
    const { headers } = await fetch(origin, { method: 'HEAD' });
    const [, name = '', value = ''] = /^(\w+)=(\w+)/.exec(headers.get('set-cookie') ?? '') ?? [];
    if (headers.get('x-composition') === composition) return name ? { name, value } : undefined;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`Nobody is given the composition ${composition}.`);
}

/** Looks through the team, then reads the market report. */
export async function lookAround(page: Page) {
  await page.getByRole('group', { name: 'Our agents' }).getByRole('button', { name: 'Next' }).click();
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Properties' }).click();
  await banner.getByRole('link', { name: /^Market Report/ }).click();
  await page.getByRole('heading', { level: 1, name: /Market Report/ }).waitFor();
}

/** Reads the registry of releases from a document. */
export function registryIn(html: string): Registry {
  const [, boot = '{}'] = /<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];

  return JSON.parse(boot).registry;
}

/** Returns the failures that the visit's browser reported. */
export const failuresOf = ({ reports }: Visit): VitalsEvent[] =>
  failuresIn(reports.flatMap(({ events }) => events));

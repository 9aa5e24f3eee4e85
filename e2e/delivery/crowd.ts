import { endpoints } from '@dosmares/contracts/endpoints';
import type { Site } from '../site/site.ts';
import { registryIn, type Visit } from './visit.ts';

/** Number of visitors that a small machine serves at once. */
const together = 10;

/**
 * Makes visits without a browser: each asks the edge for a page and reports to the API what a real browser reported for
 * the same composition. Returns the visits; one whose composition no browser has seen reports nothing.
 */
export async function crowd(size: number, site: Site, seen: readonly Visit[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  while (visits.length < size)
    visits.push(...(await Promise.all(Array.from({ length: together }, () => come(site, seen)))));

  return visits;
}

async function come({ origin, api }: Site, seen: readonly Visit[]): Promise<Visit> {
  const path = '/team';
  const response = await fetch(origin + path);
  const composition = response.headers.get('x-composition') ?? '';
  const html = await response.text();
  const reports = seen.find((visit) => visit.composition === composition)?.reports ?? [];
  for (const report of reports)
    await fetch(api + endpoints.vitals, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin },
      body: JSON.stringify(report),
    });

  return { composition, path, html, registry: registryIn(html), scripts: [], reports, breaches: [] };
}

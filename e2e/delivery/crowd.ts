import type { EventReport } from '@dosmares/contracts/events';
import type { Site } from '../site.ts';
import { registryIn, type Visit } from './visit.ts';

/** As many visitors as a small machine serves at once. */
const together = 10;

/**
 * Visitors without a browser: each asks the edge for a page, as somebody new, and reports to the API what a real browser
 * reported with the composition that it gets. Gives their visits; those who got what no browser has seen report nothing.
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
  const reports =
    seen.find((visit) => visit.composition === composition)?.reports.flatMap(withoutVitals) ?? [];
  for (const report of reports) await send(report, api);

  return { composition, path, html, registry: registryIn(html), scripts: [], reports, breaches: [] };
}

/** One slow moment of this machine would become many slow visitors. */
function withoutVitals({ composition, events }: EventReport): EventReport[] {
  const told = events.filter(({ kind }) => kind !== 'vital');

  return told.length > 0 ? [{ composition, events: told }] : [];
}

const send = (report: EventReport, api: string) =>
  fetch(`${api}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(report),
  });

import type { EventReport } from '@dosmares/contracts/events';
import { ticketIn } from '../site/events.ts';
import type { Site } from '../site/site.ts';
import { registryIn, type Visit } from './visit.ts';

/** As many visitors as a small machine serves at once. */
const together = 10;

/**
 * Visitors without a browser: each asks the edge for a page, as somebody new over a connection of its own, and reports to
 * the API what a real browser reported with the composition that it gets. Gives their visits; those who got what no browser has seen report nothing.
 */
export async function crowd(size: number, site: Site, seen: readonly Visit[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  while (visits.length < size)
    visits.push(...(await Promise.all(Array.from({ length: together }, () => come(site, seen)))));

  return visits;
}

/** One address that loads a composition's page again and again, and reports each time what it likes. */
export async function liar(times: number, { origin, api }: Site, { reports, cookie }: Lie) {
  const connection = nextConnection();
  for (let time = 0; time < times; time += 1) {
    const { headers } = await fetch(origin, { headers: { cookie, 'x-forwarded-for': connection } });
    for (const report of reports) await send({ ...report, ticket: ticketIn(headers) }, api);
  }
}

/** What somebody claims. */
export interface Lie {
  reports: readonly EventReport[];
  /** Makes the edge give the composition that the reports are of. */
  cookie: string;
}

let connections = 0;

/** An address of a customer of its own, as the proxy before the edge says it. */
function nextConnection() {
  connections += 1;

  return `2001:db8:${connections.toString(16)}::1`;
}

async function come({ origin, api }: Site, seen: readonly Visit[]): Promise<Visit> {
  const path = '/team';
  const response = await fetch(origin + path, { headers: { 'x-forwarded-for': nextConnection() } });
  const composition = response.headers.get('x-composition') ?? '';
  const html = await response.text();
  const reports =
    seen.find((visit) => visit.composition === composition)?.reports.flatMap(withoutVitals) ?? [];
  for (const report of reports) await send({ ...report, ticket: ticketIn(response.headers) }, api);

  return { composition, path, html, registry: registryIn(html), scripts: [], reports, breaches: [] };
}

/** One slow moment of this machine would become many slow visitors. */
function withoutVitals({ composition, events }: EventReport): EventReport[] {
  const told = events.filter(({ kind }) => kind !== 'vital');

  return told.length > 0 ? [{ composition, events: told }] : [];
}

/** A report with the ticket of the page it is sent from. */
type Told = Omit<EventReport, 'ticket'> & { ticket: string | undefined };

const send = (report: Told, api: string) =>
  fetch(`${api}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(report),
  });

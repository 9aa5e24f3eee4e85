import type { EventReport } from '@dosmares/contracts/events';
import { ticketIn } from '../site/events.ts';
import type { Site } from '../site/site.ts';
import { registryIn, type Visit } from './visit.ts';

/** Number of visitors that a small machine serves at once. */
const together = 10;

/**
 * Makes visits without a browser: each asks the edge for a page over a connection of its own and reports to the API
 * what a real browser reported for the same composition. Returns the visits; one whose composition no browser has
 * seen reports nothing.
 */
export async function crowd(size: number, site: Site, seen: readonly Visit[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  while (visits.length < size)
    visits.push(...(await Promise.all(Array.from({ length: together }, () => come(site, seen)))));

  return visits;
}

/** Loads a composition's page repeatedly from one address, and sends the given reports each time. */
export async function liar(times: number, { origin, api }: Site, { reports, cookie }: Lie) {
  const connection = nextConnection();
  for (let time = 0; time < times; time += 1) {
    const { headers } = await fetch(origin, { headers: { cookie, 'x-forwarded-for': connection } });
    for (const report of reports) await send({ ...report, ticket: ticketIn(headers) }, api);
  }
}

/** False reports, and the cookie that selects their composition. */
export interface Lie {
  reports: readonly EventReport[];
  /** Makes the edge serve the composition that the reports are about. */
  cookie: string;
}

let connections = 0;

/** Returns the address of another customer, as the proxy in front of the edge would name it. */
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

/** Leaves out vitals: one slow moment of this machine would look like many slow visitors. */
function withoutVitals({ composition, events }: EventReport): EventReport[] {
  const told = events.filter(({ kind }) => kind !== 'vital');

  return told.length > 0 ? [{ composition, events: told }] : [];
}

/** A report with the ticket of the page that sends it. */
type Told = Omit<EventReport, 'ticket'> & { ticket: string | undefined };

const send = (report: Told, api: string) =>
  fetch(`${api}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(report),
  });

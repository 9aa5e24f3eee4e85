import type { ClientEvent, EventReport, EventSummaries } from '@dosmares/contracts/events';
import type { BrowserContext, Page } from 'playwright/test';

/** Everything that pages of a context report, as it leaves the browser. */
export function eventsOf(context: BrowserContext) {
  const events: (ClientEvent & { composition: string })[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) return;
    const report = request.postDataJSON() as EventReport;
    events.push(...report.events.map((event) => ({ ...event, composition: report.composition })));
  });

  return {
    events,
    /** Failures: neither views nor vitals. */
    troubles: () => events.filter(({ kind }) => !['view', 'vital'].includes(kind)),
  };
}

/** Makes the page send its pending reports, as if the visitor turned away. */
export const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  });

/** Returns the API's summaries of all compositions. */
export const summaries = async (api: string) =>
  (await (await fetch(`${api}/api/events/summary`)).json()) as EventSummaries;

/** How many pages of a release the API has counted. */
export async function viewsOf(application: string, version: string, api: string): Promise<number> {
  const metrics = await (await fetch(`${api}/metrics`)).text();
  const series = `client_events_total{kind="view",application="${application}",version="${version}"} `;
  const line = metrics.split('\n').find((one) => one.startsWith(series));

  return Number(line?.slice(series.length) ?? 0);
}

/** The ticket that came with a page. */
export const ticketIn = (headers: Headers) =>
  /ticket;desc=([\w.-]+)/.exec(headers.get('server-timing') ?? '')?.[1];

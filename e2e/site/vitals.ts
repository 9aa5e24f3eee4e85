import { endpoints } from '@dosmares/contracts/endpoints';
import type { VitalsEvent, VitalsReport, VitalsRow } from '@dosmares/contracts/vitals';
import type { BrowserContext, Page } from 'playwright/test';

/** Everything that pages of a context report, as it leaves the browser. */
export function vitalsOf(context: BrowserContext) {
  const reports: VitalsReport[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(endpoints.vitals)) reports.push(request.postDataJSON() as VitalsReport);
  });
  const events = () => reports.flatMap((report) => report.events);

  return { reports, events, failures: () => failuresIn(events()) };
}

/** Events that tell of a failure in the code of an application. */
export const failuresIn = (events: readonly VitalsEvent[]) =>
  events.filter(({ kind }) => ['error', 'slot', 'violation'].includes(kind));

/** Makes the page send its pending reports, as if the visitor turned away. */
export const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  });

/** How often the API has counted something of a release. */
export async function countOf(kind: VitalsRow['kind'], release: string, api: string): Promise<number> {
  const rows = (await (await fetch(api + endpoints.vitals)).json()) as VitalsRow[];

  return rows.find((row) => row.kind === kind && row.release === release)?.count ?? 0;
}

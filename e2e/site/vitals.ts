import { endpoints } from '@dosmares/contracts/endpoints';
import type { VitalsEvent, VitalsReport, VitalsRow } from '@dosmares/contracts/vitals';
import type { BrowserContext, Page } from 'playwright/test';

/** Collects what pages of a context report of failures in the code of an application, as it leaves the browser. */
export function failuresOf(context: BrowserContext) {
  const failures: VitalsEvent[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith(endpoints.vitals)) return;
    const { events } = request.postDataJSON() as VitalsReport;
    failures.push(...events.filter(({ kind }) => ['error', 'slot', 'violation'].includes(kind)));
  });

  return () => failures;
}

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

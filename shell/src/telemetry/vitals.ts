import type { VitalName } from '@dosmares/contracts/events';
import type { Metric } from 'web-vitals';

/** Receives a vital, and the path of the page on which it was measured. */
export type ReportVital = (name: VitalName, value: number, pathname: string) => void;

/**
 * Measures every page that is shown, also those that the visitor comes to inside the site: a browser that reports
 * soft navigations attributes a page's shifts and waits to that page, wherever the visitor is when they are reported.
 * Loaded late: the browser still knows what happened before.
 */
export async function measureVitals(
  report: ReportVital,
  load: () => Promise<Measures> = () => import(/* webpackChunkName: "web-vitals" */ 'web-vitals'),
): Promise<void> {
  const { onLCP, onINP, onCLS } = await load();

  function take({ name, value, navigationURL = location.href }: Metric) {
    report(name as VitalName, Math.round(value * 10_000) / 10_000, new URL(navigationURL).pathname);
  }

  for (const measure of [onLCP, onINP, onCLS]) measure(take, { reportSoftNavs: true });
}

type Measures = Pick<typeof import('web-vitals'), 'onLCP' | 'onINP' | 'onCLS'>;

import type { VitalName } from '@dosmares/contracts/events';
import type { Metric } from 'web-vitals';

/** Hears of a vital, and of the path of the page that it was measured on. */
export type ReportVital = (name: VitalName, value: number, pathname: string) => void;

/**
 * Measures every page that is shown, also those that the visitor comes to inside the site: a browser that can tell (its
 * soft navigations) counts a page's shifts and waits to that page, wherever the visitor is when they are reported.
 * Loaded late; what has happened before is still known to the browser.
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

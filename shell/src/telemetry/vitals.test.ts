import type { Metric } from 'web-vitals';
import { measureVitals } from './vitals.ts';

it('reports each vital under the page that it was measured on, wherever the visitor is by then', async () => {
  const reported: unknown[] = [];
  const measuring = (name: string, value: number, navigationURL?: string) =>
    ((report: (metric: Metric) => void, options: object) => {
      expect(options).toEqual({ reportSoftNavs: true });
      report({ name, value, ...(navigationURL && { navigationURL }) } as Metric);
    }) as never;

  await measureVitals(
    (...vital) => reported.push(vital),
    async () => ({
      onLCP: measuring('LCP', 1_900, 'https://site.example/team?x=1'),
      onINP: measuring('INP', 120.00004),
      onCLS: measuring('CLS', 0.15, 'https://site.example/about#team'),
    }),
  );

  expect(reported).toEqual([
    ['LCP', 1_900, '/team'],
    ['INP', 120, location.pathname],
    ['CLS', 0.15, '/about'],
  ]);
});

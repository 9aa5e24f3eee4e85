import { fetched } from '../presets/fetched.ts';
import { type BenchOptions, inBrowser, kinds, type Measurements, medians, type Site } from './measure.ts';

type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report; artifacts: { Trace: Trace } }>;
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}
interface Trace {
  traceEvents: { name: string; pid: number; tid: number; ts: number; tdur?: number; args: TraceArgs }[];
}
interface TraceArgs {
  data?: { isLoadingMainFrame?: boolean };
}

/** Measures every kind of page with Lighthouse on a phone: medians of runs, alternating with other sites. */
export async function benchPages({ origin }: Site, { runs, only, beside }: BenchOptions) {
  const routes = Object.values(kinds).filter((route) => only.length === 0 || only.includes(route));
  const subjects = routes.flatMap((page) =>
    [['ours', origin + page] as const, ...(page === '/' ? beside : [])].map(([of, address]) => {
      const all: Measurements[] = [];

      return { page, of, address, all };
    }),
  );
  for (let run = 1; run <= runs; run += 1)
    for (const { page, of, address, all } of subjects) {
      all.push(await measure(address));
      console.error(`  ${page}, ${of}, run ${run}: ${JSON.stringify(all.at(-1))}`);
    }

  return subjects.map(({ page, of, all }) => ({ page, of, ...medians(all) }));
}

/** What is read from a report: times in milliseconds, a score (CLS), and bytes in total. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
  'main thread': 'mainthread-work-breakdown',
  bytes: 'total-byte-weight',
};

const measure = (address: string) =>
  inBrowser(async (_, port): Promise<Measurements> => {
    const { default: lighthouse } = fetched<{ default: Lighthouse }>('bench', 'lighthouse');
    const { lhr, artifacts } = await lighthouse(address, { port, logLevel: 'silent' });
    const scores = Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]);
    const times = Object.entries(audits).map(([name, audit]) => {
      const { numericValue = Number.NaN } = lhr.audits[audit] ?? {};

      return [name, Number(numericValue.toFixed(name === 'CLS' ? 3 : 0))];
    });

    return Object.fromEntries([...scores, ...times, ['processor', processorTime(artifacts.Trace)]]);
  });

/** Returns the main thread's CPU time, which, unlike Lighthouse's times, excludes the machine's other work. */
function processorTime({ traceEvents }: Trace) {
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.isLoadingMainFrame,
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') && pid === start?.pid && tid === start.tid && ts >= start.ts,
  );

  return Math.round(tasks.reduce((total, { tdur = 0 }) => total + tdur, 0) / 1_000);
}

import { fetched } from '../presets/fetched.ts';
import { type Figures, inBrowser, kinds, medians } from './measure.ts';

type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report; artifacts: { Trace: Trace } }>;
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { url: string; statusCode: number }[] } }
  >;
}
interface Trace {
  traceEvents: { name: string; pid: number; tid: number; ts: number; tdur?: number; args: TraceArgs }[];
}
interface TraceArgs {
  data?: { isLoadingMainFrame?: boolean };
}

interface Extent {
  runs: number;
  only: readonly string[];
  /** Names and home pages of others, which take turns with ours. */
  beside: readonly (readonly [name: string, address: string])[];
}

/** Measures every kind of page with Lighthouse's phone: medians of runs that take turns with the pages of others. */
export async function benchPages(origin: string, { runs, only, beside }: Extent) {
  const routes = Object.values(kinds).filter((route) => only.length === 0 || only.includes(route));
  const subjects = routes.flatMap((page) =>
    [['ours', origin + page] as const, ...(page === '/' ? beside : [])].map(([of, address]) => ({
      ...{ page, of, address, all: [] as Figures[] },
    })),
  );
  for (let run = 1; run <= runs; run += 1)
    for (const { page, of, address, all } of subjects) {
      all.push(await measured(address));
      console.error(`  ${page}, ${of}, run ${run}: ${JSON.stringify(all.at(-1))}`);
    }

  return subjects.map(({ page, of, all }) => ({ page, of, ...medians(all) }));
}

/** What is read from a report: times in milliseconds, and all bytes that the page asks for. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
  'main thread': 'mainthread-work-breakdown',
  bytes: 'total-byte-weight',
};

const measured = (address: string) =>
  inBrowser(async (_, port) => {
    const { default: lighthouse } = fetched<{ default: Lighthouse }>('bench', 'lighthouse');
    const { lhr, artifacts } = await lighthouse(address, { port, logLevel: 'silent' });
    const asked = lhr.audits['network-requests']?.details?.items ?? [];
    const missing = asked.find(({ statusCode }) => statusCode >= 400);
    // Without one of its files, the page would seem lighter than it is.
    if (missing) throw new Error(`The page lacks ${missing.url}.`);

    const scores = Object.entries(lhr.categories).map(([id, { score }]) => [
      id,
      Math.round((score ?? 0) * 100),
    ]);
    const times = Object.entries(audits).map(([name, audit]) => [
      name,
      Number((lhr.audits[audit]?.numericValue ?? Number.NaN).toFixed(name === 'CLS' ? 3 : 0)),
    ]);

    return Object.fromEntries([
      ...scores,
      ...times,
      ['processor', processorTime(artifacts.Trace)],
    ]) as Figures;
  });

/** Adds up the main thread's processor time: Lighthouse's clock also counts what else the machine does. */
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

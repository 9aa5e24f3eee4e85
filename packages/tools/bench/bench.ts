// npm run bench -- bytes | pages | visits | delivery: prints measurements and the machine that they were taken on.
// Never part of npm test. For pages: [--runs N] [--only /,/team] [--beside NAME=URL ...].
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { buildStale } from '../build/build.ts';
import { openSite } from '../start/private-site.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const extent = {
  runs,
  only: values.only.split(',').filter(Boolean),
  beside: values.beside.map((one) => one.split(/=(.*)/s).slice(0, 2) as [string, string]),
};
// Each is loaded when it is run: what one of them needs may be fetched first.
const benches: Readonly<Record<string, (site: Site) => Promise<object[]>>> = {
  bytes: async ({ origin }) => (await import('./bytes.ts')).benchBytes(origin),
  pages: async ({ origin }) => (await import('./pages.ts')).benchPages(origin, extent),
  visits: async ({ origin }) => (await import('./visits.ts')).benchVisits(origin, runs),
  delivery: async (site) => (await import('./delivery.ts')).benchDelivery(site, runs),
};

const wanted = positionals.length ? positionals : Object.keys(benches);
const unknown = wanted.find((name) => !(name in benches));
if (unknown) {
  console.error(`There is no bench "${unknown}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
// Times are comparable only within one run.
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
console.log(
  `${os.cpus()[0]?.model}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}, commit ${commit}`,
);
await buildStale();
const site = await openSite(Number(process.env.BENCH_PORT ?? 5600));
try {
  for (const name of wanted) console.log(`\n## ${name}\n\n${table((await benches[name]?.(site)) ?? [])}`);
} finally {
  await site.close();
}
process.exit(0);

function table(rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))];

  return cells.map((one) => `| ${one.join(' | ')} |`).join('\n');
}

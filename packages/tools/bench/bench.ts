// npm run bench -- bytes | pages | visits | delivery | api: prints measurements and the machine that they were taken on.
// Never part of npm test. For pages: [--runs N] [--only /,/team] [--beside NAME=URL ...].
import { parseArgs } from 'node:util';
import { openSite } from '../start/private-site.ts';
import { machine, table } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
type Site = Awaited<ReturnType<typeof openSite>>;

const benches: Readonly<Record<string, (site: Site) => Promise<object[]>>> = {
  bytes: async ({ origin }) => (await import('./bytes.ts')).benchBytes(origin),
  pages: async ({ origin }) =>
    (await import('./pages.ts')).benchPages(origin, {
      runs,
      only: values.only.split(',').filter(Boolean),
      beside: Object.fromEntries(values.beside.map((one) => one.split(/=(.*)/s).slice(0, 2))),
    }),
  visits: async ({ origin }) => (await import('./visits.ts')).benchVisits(origin, runs),
  delivery: async (site) => (await import('./delivery.ts')).benchDelivery(site, runs),
  api: async () => (await import('@dosmares/api/bench')).benchEndpoints({ seconds: 8, connections: 32 }),
};

const wanted = positionals.length ? positionals : Object.keys(benches);
const unknown = wanted.find((name) => !(name in benches));
if (unknown) {
  console.error(`There is no bench "${unknown}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
console.log(machine());
await (await import('../build/build.ts')).buildStale();
const site = await openSite(Number(process.env.BENCH_PORT ?? 5600));
try {
  for (const name of wanted) console.log(`\n## ${name}\n\n${table((await benches[name]?.(site)) ?? [])}`);
} finally {
  await site.close();
}
process.exit(0);

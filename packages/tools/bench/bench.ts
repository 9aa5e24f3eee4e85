// npm run bench [-- bytes | pages | api | delivery | growth] [--json FILE]: prints measurements and the machine that
// they were taken on. Never part of npm test. For pages: [--runs N] [--only /,/team] [--measures
// simulated,applied,waterfall].
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Settings, settingsFrom } from '@dosmares/delivery/settings';
import { machine, table } from './report.ts';

/** Rows of one table, or several tables by name. */
export type Result = object[] | Record<string, object[]>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    measures: { type: 'string', default: '' },
  },
});
const words = (list: string) => list.split(',').filter(Boolean);
const extent = {
  runs: Number(values.runs),
  only: words(values.only),
  measures: words(values.measures),
};

const benches: Record<string, (settings: Settings) => Promise<Result>> = {
  bytes: async (settings) => (await import('./bytes/bytes.ts')).benchBytes(settings),
  pages: async () => (await import('./pages/pages.ts')).benchPages(extent),
  api: async () => ({
    endpoints: await (await import('@dosmares/api/bench')).benchEndpoints({ seconds: 8, connections: 32 }),
    'desk with 20,000 inquiries': await (await import('@dosmares/api/bench/desk')).benchDesk(),
  }),
  delivery: async (settings) => (await import('./delivery/delivery.ts')).benchDelivery(settings),
  growth: async () => (await import('./delivery/growth.ts')).benchGrowth(),
};

// `delivery` includes `growth`.
const wanted = positionals.length ? positionals : Object.keys(benches).filter((name) => name !== 'growth');
const unknown = wanted.find((name) => !(name in benches));
if (unknown) {
  console.error(`There is no bench "${unknown}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'dos-mares-bench-'));
const report = { machine: machine(), results: {} as Record<string, Result> };
console.log(
  `${report.machine.cpu}, ${report.machine.cores} cores, load ${report.machine.load?.toFixed(1)}, Node ${report.machine.node}, commit ${report.machine.commit}`,
);
for (const name of wanted) {
  const result = (await benches[name]?.(settingsFrom({ ...process.env, DATA_DIR: dataDir }))) ?? [];
  report.results[name] = result;
  const tables = Array.isArray(result) ? { [name]: result } : result;
  for (const [title, rows] of Object.entries(tables)) console.log(`\n## ${title}\n\n${table(rows)}`);
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
}
await rm(dataDir, { recursive: true, force: true });
process.exit(0);

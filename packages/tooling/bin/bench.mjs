// @ts-check
// npm run bench [-- bytes | api | delivery | growth] [--json FILE]: figures with the machine they come from; never part of npm test.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machine, table } from '../bench/report.mjs';
import { placeFrom } from '../place.mjs';

/** @type {Record<string, (where: ReturnType<typeof placeFrom>) => Promise<object[]>>} */
const benches = {
  bytes: async (where) => (await import('../bench/bytes.mjs')).benchBytes(where),
  api: async () =>
    (await import('../../../api/bench/inquiries.ts')).benchInquiries({ seconds: 8, connections: 32 }),
  delivery: async (where) => (await import('../bench/delivery.mjs')).benchDelivery(where),
  growth: async () => (await import('../bench/growth.mjs')).benchGrowth(),
};

const words = process.argv.slice(2);
const at = words.indexOf('--json');
const file = at < 0 ? undefined : words.splice(at, 2)[1];
// The whole of delivery has its growth in it.
const wanted = words.length ? words : Object.keys(benches).filter((name) => name !== 'growth');
const unknown = wanted.find((name) => !(name in benches));
if (unknown) {
  console.error(`There is no bench "${unknown}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'dos-mares-bench-'));
const report = { machine: machine(), results: /** @type {Record<string, unknown>} */ ({}) };
console.log(
  `${report.machine.cpu}, ${report.machine.cores} cores, load ${report.machine.load?.toFixed(1)}, Node ${report.machine.node}, commit ${report.machine.commit}`,
);
for (const name of wanted) {
  const rows = (await benches[name]?.(placeFrom({ ...process.env, DATA_DIR: dataDir }))) ?? [];
  report.results[name] = rows;
  console.log(`\n## ${name}\n\n${table(rows)}`);
}
await rm(dataDir, { recursive: true, force: true });
if (file) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
process.exit(0);

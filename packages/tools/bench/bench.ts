// npm run bench -- bytes | pages | visits | delivery: prints measurements and the machine that they were taken on.
// Not part of npm test. For pages: [--runs N] [--only /,/team] [--beside NAME=URL ...].
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { buildStale } from '../build/build.ts';
import { openSite } from '../start/private-site.ts';
import { benchBytes } from './bytes.ts';
import { benchDelivery } from './delivery.ts';
import { benchPages } from './pages.ts';
import { benchVisits } from './visits.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const options = {
  runs: Number(values.runs),
  only: values.only.split(',').filter(Boolean),
  beside: values.beside.map((one) => one.split(/=(.*)/s).slice(0, 2) as [string, string]),
};
const benches = { bytes: benchBytes, pages: benchPages, visits: benchVisits, delivery: benchDelivery };
const selected = Object.entries(benches).filter(([name]) => !positionals[0] || positionals.includes(name));

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
console.log(
  `${os.cpus()[0]?.model}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}, commit ${commit}`,
);
await buildStale();
const site = await openSite(Number(process.env.BENCH_PORT ?? 5600));
try {
  for (const [name, bench] of selected) console.log(`\n## ${name}\n\n${table(await bench(site, options))}`);
} finally {
  await site.close();
}
process.exit(0);

function table(rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))];

  return cells.map((one) => `| ${one.join(' | ')} |`).join('\n');
}

// npm run bench [-- --runs N] [--only /,/team] [--beside NAME=URL ...]: measures every kind of page and its scripts, and
// prints the machine that this was done on. Not part of npm test.
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { buildStale } from '../build/build.ts';
import { openSite } from '../start/private-site.ts';
import { benchPages } from './pages.ts';

const { values } = parseArgs({
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

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
console.log(
  `${os.cpus()[0]?.model}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}, commit ${commit}`,
);
await buildStale();
const site = await openSite(Number(process.env.BENCH_PORT ?? 5600));
try {
  console.log(table(await benchPages(site, options)));
} finally {
  await site.close();
}
process.exit(0);

function table(rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))];

  return cells.map((one) => `| ${one.join(' | ')} |`).join('\n');
}

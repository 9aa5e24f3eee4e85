// Checks each kind of page against its budget of script bytes (brotli, first load): budgets.ts [--write]
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settingsFrom } from '@dosmares/delivery/settings';
import { firstLoads, kinds, sum } from './bytes/first-load.ts';
import { overBudget } from './bytes/over-budget.ts';

const file = path.join(import.meta.dirname, '../../delivery/budgets.json');
const margin = 1.02;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dos-mares-budgets-'));
const loads = await firstLoads(settingsFrom({ ...process.env, DATA_DIR: dataDir }));
await rm(dataDir, { recursive: true, force: true });
const weights = new Map(loads.map(({ route, scripts }) => [route, sum(scripts, 'brotli')]));
const reached = Object.fromEntries(
  Object.entries(kinds).map(([kind, route]) => [kind, weights.get(route) ?? 0]),
);

if (process.argv.includes('--write')) {
  const budgets = Object.entries(reached).map(([route, bytes]) => [route, Math.ceil(bytes * margin)]);
  await writeFile(file, `${JSON.stringify(Object.fromEntries(budgets), null, 2)}\n`);
}
const problems = overBudget(reached, JSON.parse(await readFile(file, 'utf8')));
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(reached).length} kinds of page, ${problems.length} over budget`);
process.exit(problems.length ? 1 : 0);

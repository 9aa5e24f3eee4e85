// Runs every check of the repository, or those that are named: check.mjs [STEP ...]

import { steps } from '../src/checks.ts';
import { ensureBrowser, ensurePostgres, ensureRedis } from '../src/prerequisites.ts';

const wanted = process.argv.slice(2);
const chosen = wanted.length ? steps.filter(({ name }) => wanted.includes(name)) : steps;
const unknown = wanted.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  console.error(`There is no check "${unknown}". There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

ensureBrowser();
ensurePostgres();
ensureRedis();

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const allRetried: string[] = [];
for (const { name, run } of chosen) {
  const start = performance.now();
  console.log(`\n== ${name}`);
  const { passed, failed, skipped = 0, retried = [] } = await run();
  allRetried.push(...retried);
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  if (failed) failures.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `== ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} in ${seconds} s`,
  );
}

for (const test of allRetried) console.log(`\nPassed only at a second try: ${test}`);
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed ? 1 : 0);

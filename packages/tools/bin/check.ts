// Runs the checks of the gate, or with --deep those of the deep command; with names only these: check.ts [--deep] [STEP ...]
import { closeSync, openSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commands, type Step } from '../checks/checks.ts';
import { ensureBrowser, ensureNginx, ensurePostgres } from '../checks/prerequisites.ts';
import { resultFile } from '../checks/run.ts';

const { values, positionals: wanted } = parseArgs({
  options: { deep: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const stages = commands[values.deep ? 'deep' : 'gate'];
const names = stages.flat(2).map(({ name }) => name);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no check "${unknown}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

const totals = { passed: 0, failed: 0, skipped: 0 };
const failedSteps: string[] = [];
const failedTests: string[] = [];
const retriedTests: string[] = [];
const allNotes: string[] = [];
const results: string[] = [];

const start = performance.now();
ensureBrowser();
ensurePostgres();
if (values.deep) {
  ensureNginx();
}
for (const stage of stages) {
  const lanes = stage.map((lane) => lane.filter(isChosen)).filter(({ length }) => length > 0);
  await Promise.all(lanes.map((lane) => runInTurn(lane, lanes.length === 1)));
}

console.log(`\n${results.join('\n')}\n== all of it in ${secondsSince(start)} s`);
for (const test of retriedTests) console.log(`\nFlaky (passed on a retry): ${test}`);
for (const note of allNotes) console.log(`\nNeeds attention: ${note}`);
for (const test of failedTests) console.log(`\nFailed test: ${test}`);
if (failedSteps.length) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${countsOf(totals)}`);
process.exit(totals.failed ? 1 : 0);

function isChosen({ name }: Step) {
  return wanted.length === 0 || wanted.includes(name);
}

async function runInTurn(lane: readonly Step[], isAlone: boolean) {
  for (const step of lane) await (isAlone ? runLive(step) : runAside(step));
}

async function runLive(step: Step) {
  console.log(`\n== ${step.name}`);
  await runStep(step, 'inherit');
}

/** Holds back a step's output until it has ended, so that it does not mix with the output of others. */
async function runAside(step: Step) {
  const file = resultFile('output.txt');
  const output = openSync(file, 'w');
  await runStep(step, output, () => {
    closeSync(output);
    process.stdout.write(`\n== ${step.name}\n${readFileSync(file, 'utf8')}`);
  });
}

async function runStep({ name, run }: Step, output: 'inherit' | number, ended = () => {}) {
  const began = performance.now();
  const { passed, failed, skipped = 0, retried = [], failures = [], notes = [] } = await run(output);
  ended();
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  retriedTests.push(...retried);
  failedTests.push(...failures);
  allNotes.push(...notes);
  if (failed) failedSteps.push(name);
  const result = `== ${name}: ${countsOf({ passed, failed, skipped })} in ${secondsSince(began)} s`;
  results.push(result);
  console.log(result);
}

function secondsSince(then: number) {
  return ((performance.now() - then) / 1000).toFixed(1);
}

function countsOf({ passed, failed, skipped }: typeof totals) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

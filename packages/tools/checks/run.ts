// Runs the checks of the gate, or with --deep those of the deep command; with names only these: run.ts [--deep] [STEP ...]
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../presets/checkout.ts';
import { install } from './prerequisites.ts';
import { type Count, resultsIn } from './results.ts';
import { commands, type Step } from './steps.ts';

const words = process.argv.slice(2);
const isDeep = words.includes('--deep');
const wanted = words.filter((word) => word !== '--deep');
const stages = commands[isDeep ? 'deep' : 'gate'];
const names = stages.flat(2).map(({ name }) => name);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no check "${unknown}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

/** A program that runs for longer is ended and counts as failed. */
const longestMinutes = 95;
const folder = mkdtempSync(path.join(tmpdir(), 'dos-mares-checks-'));
const done: (Count & { name: string; line: string })[] = [];

const start = performance.now();
install(isDeep ? 'deep' : 'gate');
for (const stage of stages) {
  const lanes = stage.map((lane) => lane.filter(isChosen)).filter(({ length }) => length > 0);
  await Promise.all(lanes.map((lane) => runInTurn(lane, lanes.length > 1)));
}

const total = (of: 'passed' | 'failed' | 'skipped') => done.reduce((sum, step) => sum + step[of], 0);
console.log(`\n${done.map(({ line }) => line).join('\n')}\n== all of it in ${secondsSince(start)} s`);
for (const { retried, notes } of done) {
  for (const test of retried) console.log(`\nFlaky (passed on a retry): ${test}`);
  for (const note of notes) console.log(`\nNeeds attention: ${note}`);
}
for (const test of done.flatMap(({ failures }) => failures)) console.log(`\nFailed test: ${test}`);
const failed = done.filter((step) => step.failed > 0).map(({ name }) => name);
if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exit(failed.length ? 1 : 0);

function isChosen({ name }: Step) {
  return wanted.length === 0 || wanted.includes(name);
}

/** Where other lanes run beside it, a step's output is held back until it has ended: it would mix with theirs. */
async function runInTurn(lane: readonly Step[], isBeside: boolean) {
  for (const step of lane) {
    const began = performance.now();
    if (!isBeside) console.log(`\n== ${step.name}`);
    const file = path.join(folder, `${step.name}.txt`);
    const output = isBeside ? openSync(file, 'w') : 'inherit';
    const status = await statusOf(step, output);
    if (output !== 'inherit') {
      closeSync(output);
      process.stdout.write(`\n== ${step.name}\n${readFileSync(file, 'utf8')}`);
    }
    const count = resultsIn(step, resultFile(step), status === 0);
    const { passed, failed, skipped } = count;
    const line = `== ${step.name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} in ${secondsSince(began)} s`;
    done.push({ ...count, name: step.name, line });
    console.log(line);
  }
}

function statusOf(step: Step, output: 'inherit' | number) {
  const file = resultFile(step);
  const child = spawn(step.counts === 'jest' ? `${step.run} --json --outputFile="${file}"` : step.run, {
    cwd: root,
    shell: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    timeout: longestMinutes * 60_000,
  });

  return new Promise<number | null>((resolve) => child.once('exit', resolve));
}

function resultFile({ name }: Step) {
  return path.join(folder, `${name}.json`);
}

function secondsSince(then: number) {
  return ((performance.now() - then) / 1000).toFixed(1);
}

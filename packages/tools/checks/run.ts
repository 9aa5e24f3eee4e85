// npm test, and npm run test:deep: runs the checks of a command, or with names only these: run.ts [--deep] [CHECK ...]
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../presets/checkout.ts';
import { install } from './prerequisites.ts';

/** A command line; programs of `node_modules/.bin` are found by their names. */
type Check = readonly [name: string, command: string];

const build: Check = ['build', 'node packages/tools/build/run.ts'];
// One worker more than cores: many tests wait for servers, disks and clocks.
const jest = `jest --silent --maxWorkers=${availableParallelism() + 1} --testTimeout=90000 --testPathPatterns`;
const playwright = 'playwright test --reporter=list --retries=1';
// Suites that need real ES modules, which Node's own test runner has.
const nodeTests = 'node --test --test-concurrency=1';
// Each fault once, under a load that leaves half of the processor to the other checks.
const chaos = 'node api/bin/chaos.ts --faults all --rounds 1 --visitors 2 --pause 100';

/** Stages follow one another; the lists of a stage run side by side (decision 0101). */
const commands: Readonly<Record<'gate' | 'deep', readonly (readonly Check[])[][]>> = {
  gate: [
    [
      [
        ['types', 'npm run --silent typecheck'],
        ['lint', 'npm run --silent lint'],
        ['acceptance', 'npm run --silent acceptance'],
      ],
      [build, ['node tests', `${nodeTests} '{packages,api}/**/!(*.deep).node-test.ts'`]],
    ],
    [[['unit tests', `${jest} '^((?![.]deep[.]).)*$'`]]],
    [[['journeys', `${playwright} --config e2e/playwright.config.ts`]]],
    // Fails nothing: it is last so that it is read.
    [[['dated content', 'node packages/content/bin/dated-content.ts || true']]],
  ],
  deep: [
    [
      [build, ['deep node tests', `${nodeTests} '{packages,api}/**/*.deep.node-test.ts'`]],
      [
        ['chaos on PGlite', `${chaos} --engine pglite`],
        ['chaos on PostgreSQL', `${chaos} --engine postgres`],
      ],
    ],
    [[['deep unit tests', `${jest} '[.]deep[.]test[.]|/api/src/(store|inquiries)/'`]]],
    [[['deep journeys', `${playwright} --config e2e/playwright.deep.config.ts`]]],
  ],
};

/** A program that runs for longer is ended and counts as failed. */
const longestMinutes = 95;
const args = process.argv.slice(2);
const command = args.includes('--deep') ? 'deep' : 'gate';
const wanted = args.filter((word) => word !== '--deep');
const env = {
  ...process.env,
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  // A failed test runs once more; one that passes then is reported, as a fault to be found.
  TEST_RETRIES: '1',
  // The tests of the store run on one engine in the gate, on both in the deep command.
  TEST_ENGINES: command === 'deep' ? 'all' : 'one',
};
const names = commands[command].flat(2).map(([name]) => name);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no check "${unknown}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

const results: { isFine: boolean; line: string }[] = [];
install(command);
for (const stage of commands[command]) {
  const lists = stage.map((checks) => checks.filter(([name]) => !wanted.length || wanted.includes(name)));
  const isAlone = lists.filter((checks) => checks.length > 0).length === 1;
  await Promise.all(lists.map((checks) => runInTurn(checks, isAlone)));
}
const failed = results.filter(({ isFine }) => !isFine);
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);

async function runInTurn(checks: readonly Check[], isAlone: boolean) {
  for (const [name, line] of checks) {
    const start = performance.now();
    if (isAlone) console.log(`\n== ${name}`);
    const { status, output } = await run(line, isAlone);
    if (!isAlone) process.stdout.write(`\n== ${name}\n${output}`);
    const isFine = status === 0;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    results.push({ isFine, line: `${isFine ? 'passed' : 'FAILED'}  ${name}, ${seconds} s` });
  }
}

/** Where other checks run beside it, a check's output is held back until it has ended: it would mix with theirs. */
function run(line: string, isAlone: boolean) {
  const child = spawn(line, {
    cwd: root,
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env,
    timeout: longestMinutes * 60_000,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));

  return new Promise<{ status: number | null; output: string }>((resolve) =>
    child.once('close', (status) => resolve({ status, output })),
  );
}

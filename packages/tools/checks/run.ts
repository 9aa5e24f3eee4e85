// npm test, npm run test:deep and npm run lint: runs all checks of a command, or those named.
// run.ts [--deep | --lint] [CHECK ...]
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../presets/checkout.ts';
import { install } from './prerequisites.ts';

/** A name and a shell command, with `node_modules/.bin` on its path. */
type Check = readonly [name: string, command: string];

const build: Check = ['build', 'node packages/tools/build/run.ts'];
// One worker more than cores, because many tests wait for servers, disks and timers.
const jest = `jest --silent --maxWorkers=${availableParallelism() + 1} --testTimeout=90000 --testPathPatterns`;
const playwright = 'playwright test --reporter=list';
// Suites that need native ES modules, which Node's test runner supports.
const nodeTests = 'node --test --test-concurrency=1';
// Every fault once.
const chaos = 'node api/bin/chaos.ts --faults all --rounds 1 --visitors 2 --pause 100';

const lint: readonly Check[] = [
  ['style', 'biome ci --error-on-warnings --diagnostic-level=warn .'],
  ['layers', 'depcruise --config .dependency-cruiser.mjs packages shell mf-* api e2e'],
  ['dead code', 'knip'],
];

const commands: Readonly<Record<'gate' | 'deep' | 'lint', readonly Check[]>> = {
  lint,
  gate: [
    ['types', 'npm run --silent typecheck'],
    ...lint,
    ['acceptance', 'npm run --silent acceptance'],
    build,
    ['node tests', `${nodeTests} '{packages,api}/**/!(*.deep).node-test.ts'`],
    ['unit tests', `${jest} '^((?![.]deep[.]).)*$'`],
    ['journeys', `${playwright} --config e2e/playwright.config.ts`],
    // Never fails; it is last, so that its output is read.
    ['dated content', 'node packages/content/bin/dated-content.ts || true'],
  ],
  deep: [
    build,
    ['deep node tests', `${nodeTests} '{packages,api}/**/*.deep.node-test.ts'`],
    ['chaos', chaos],
    ['deep unit tests', `${jest} '[.]deep[.]test[.]|/packages/store/|/api/src/inquiries/'`],
    ['deep journeys', `${playwright} --config e2e/playwright.deep.config.ts`],
  ],
};

/** A check that takes longer, in milliseconds, is killed and fails. */
const timeout = 95 * 60_000;
const args = process.argv.slice(2);
const command = (['deep', 'lint'] as const).find((one) => args.includes(`--${one}`)) ?? 'gate';
const wanted = args.filter((word) => !word.startsWith('--'));
const env = {
  ...process.env,
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  // The store's tests run on one engine in the gate, on both in the deep command.
  TEST_ENGINES: command === 'deep' ? 'all' : 'one',
};
const all = commands[command];
const checks = all.filter(([name]) => wanted.length === 0 || wanted.includes(name));
if (checks.length < wanted.length) {
  console.error(`There are these checks: ${all.map(([name]) => name).join(', ')}.`);
  process.exit(1);
}

if (command !== 'lint') install(command);
const results = checks.map(([name, line]) => {
  const start = performance.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(line, { cwd: root, shell: true, stdio: 'inherit', env, timeout });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);

  return `${status === 0 ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`;
});
const failed = results.filter((line) => line.startsWith('FAILED')).length;
console.log(`\n${results.join('\n')}\n\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applicationNames } from '@dosmares/contracts/remote';
import { postgresFolder } from './prerequisites.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = [
  'packages/contracts',
  'packages/content',
  'packages/ui',
  'packages/platform',
  'packages/delivery',
  'packages/local-services',
  'packages/presets',
  'packages/build',
  'packages/runner',
  'packages/checks',
  'packages/bench',
  ...applicationNames,
  'api',
  'e2e',
];

/** Folders without unit tests. */
const untested = new Set(['packages/presets', 'packages/runner', 'e2e']);

/** `retried` names the tests that passed only at a second try. */
export interface Count {
  passed: number;
  failed: number;
  skipped?: number;
  retried?: string[];
}
export const steps: { name: string; run: () => Count | Promise<Count> }[] = [
  { name: 'types', run: () => each(folders, (folder) => tool('tsc', '--noEmit', '-p', folder)) },
  { name: 'lint', run: () => one(tool('biome', 'ci', '--error-on-warnings', '.')) },
  { name: 'layers', run: () => one(tool('depcruise', '--config', '.dependency-cruiser.mjs', ...folders)) },
  { name: 'dead code', run: () => one(tool('knip')) },
  { name: 'licences', run: () => one(script('packages/checks/bin/licences.ts')) },
  { name: 'patterns', run: () => one(script('packages/checks/bin/patterns.ts')) },
  { name: 'unit tests', run: jest },
  { name: 'node tests', run: nodeTests },
  { name: 'chaos', run: chaos },
  { name: 'acceptance', run: () => one(script('packages/checks/bin/acceptance.ts')) },
  { name: 'build', run: () => one(script('packages/build/bin/build.ts')) },
  { name: 'byte budgets', run: () => one(script('packages/bench/bin/budgets.ts')) },
  { name: 'browser tests', run: browserTests },
];

const one = (isFine: boolean): Count => ({ passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 });

function each(items: readonly string[], check: (item: string) => boolean): Count {
  const passed = items.filter(check).length;

  return { passed, failed: items.length - passed };
}

/** Runs an installed command; true when it is content. */
const tool = (name: string, ...words: string[]) => run(path.join(root, 'node_modules/.bin', name), words);

const script = (file: string, ...words: string[]) => run(process.execPath, [path.join(root, file), ...words]);

function run(command: string, words: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, signal } = spawnSync(command, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (signal) console.error(`${path.basename(command)} was ended by ${signal}.`);

  return status === 0;
}

/** Each fault once, under load, on each engine that this machine has. */
function chaos(): Count {
  const engines = ['pglite', ...(postgresFolder() ? ['postgres'] : [])];
  const count = each(engines, (engine) =>
    script('api/bin/chaos.ts', '--engine', engine, '--faults', 'all', '--rounds', '1', '--visitors', '2'),
  );

  return { ...count, skipped: 2 - engines.length };
}

const resultFile = (name: string) => path.join(mkdtempSync(path.join(tmpdir(), 'dos-mares-')), name);

/**
 * Unit tests. What failed is looked at once more: tests over real processes, disks and clocks may lose to a machine that
 * is busy with something else. A fault fails twice; what passes the second time is named at the end.
 */
function jest() {
  const first = runJest();
  if (first.failed === 0) return first;

  console.log(`\n== ${first.failed} failed; once more, those files alone`);
  const again = runJest('--runTestsByPath', ...first.failedFiles);
  const { passed, failed, skipped, failedTests } = first;
  const retried = failedTests.filter((test) => !again.failedTests.includes(test));

  return { passed: passed + failed - again.failed, failed: again.failed, skipped, retried };
}

function runJest(...words: string[]): Count & { failedFiles: string[]; failedTests: string[] } {
  const file = resultFile('jest.json');
  const isFine = run(
    path.join(root, 'node_modules/.bin/jest'),
    [
      '--projects',
      ...folders.filter((folder) => !untested.has(folder)),
      '--json',
      `--outputFile=${file}`,
      '--reporters=summary',
      '--reporters=default',
      '--silent',
      // Tests that start processes take long on a busy machine; Jest reads this for all projects or for none.
      '--testTimeout=90000',
      '--forceExit',
      ...words,
    ],
    {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    },
  );
  if (!existsSync(file)) {
    console.error('Jest ended before its time, without results.');
    return { ...one(isFine), skipped: 0, failedFiles: [], failedTests: [] };
  }

  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(file, 'utf8'),
  );

  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites, isFine ? 0 : 1),
    skipped: numPendingTests,
    failedFiles: failedAmong(testResults),
    failedTests: failedTestsOf(testResults),
  };
}

const failedAmong = (files: { name: string; status: string }[]): string[] =>
  files.filter(({ status }) => status === 'failed').map(({ name }) => name);

const failedTestsOf = (files: { assertionResults: { status: string; fullName: string }[] }[]): string[] =>
  files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);

function nodeTests() {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=spec', '--test-concurrency=1', '**/*.node-test.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1 << 28,
    },
  );
  console.log(stdout);
  const count = (word: string) => Number(new RegExp(`ℹ ${word} (\\d+)`).exec(stdout)?.[1] ?? 0);

  return {
    passed: count('pass'),
    failed: Math.max(count('fail'), status ? 1 : 0),
    skipped: count('skipped'),
  };
}

function browserTests() {
  const file = resultFile('playwright.json');
  const isFine = run(
    path.join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  if (!existsSync(file)) return one(isFine);

  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, skipped, flaky } = stats;

  return {
    passed: expected + flaky,
    failed: Math.max(unexpected, isFine ? 0 : 1),
    skipped,
    retried: suites.flatMap(flakyIn),
  };
}

export interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** Names of the tests in a suite that failed before they passed. */
const flakyIn = ({ title, suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title}: ${spec.title}`),
  ...suites.flatMap(flakyIn),
];

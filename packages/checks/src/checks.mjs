// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applications } from '@dosmares/build/applications';
import { postgresFolder } from './prerequisites.mjs';

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
  ...applications,
  'api',
  'e2e',
];

/** Folders without unit tests. */
const untested = new Set(['packages/presets', 'packages/runner', 'e2e']);

/** @typedef {{ passed: number, failed: number, skipped?: number, retried?: string[] }} Count `retried` names the tests that passed only at a second try. */
/** @type {{ name: string, run: () => Count | Promise<Count> }[]} */
export const steps = [
  { name: 'types', run: () => each(folders, (folder) => tool('tsc', '--noEmit', '-p', folder)) },
  { name: 'lint', run: () => one(tool('biome', 'ci', '--error-on-warnings', '.')) },
  { name: 'layers', run: () => one(tool('depcruise', '--config', '.dependency-cruiser.mjs', ...folders)) },
  { name: 'dead code', run: () => one(tool('knip')) },
  { name: 'licences', run: () => one(script('packages/checks/bin/licences.mjs')) },
  { name: 'patterns', run: () => one(script('packages/checks/bin/patterns.mjs')) },
  { name: 'unit tests', run: jest },
  { name: 'node tests', run: nodeTests },
  { name: 'chaos', run: chaos },
  { name: 'acceptance', run: () => one(script('packages/checks/bin/acceptance.mjs')) },
  { name: 'build', run: () => one(script('packages/build/bin/build.mjs')) },
  { name: 'byte budgets', run: () => one(script('packages/bench/bin/budgets.mjs')) },
  { name: 'browser tests', run: browserTests },
];

/** @param {boolean} isFine @returns {Count} */
const one = (isFine) => ({ passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 });

/** @param {readonly string[]} items @param {(item: string) => boolean} check @returns {Count} */
function each(items, check) {
  const passed = items.filter(check).length;

  return { passed, failed: items.length - passed };
}

/** Runs an installed command; true when it is content. @param {string} name @param {string[]} words */
const tool = (name, ...words) => run(path.join(root, 'node_modules/.bin', name), words);

/** @param {string} file @param {string[]} words */
const script = (file, ...words) => run(process.execPath, [path.join(root, file), ...words]);

/** @param {string} command @param {string[]} words @param {NodeJS.ProcessEnv} [env] */
function run(command, words, env = {}) {
  const { status, signal } = spawnSync(command, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (signal) console.error(`${path.basename(command)} was ended by ${signal}.`);

  return status === 0;
}

/** Each fault once, under load, on each engine that this machine has. @returns {Count} */
function chaos() {
  const engines = ['pglite', ...(postgresFolder() ? ['postgres'] : [])];
  const count = each(engines, (engine) =>
    script('api/bin/chaos.ts', '--engine', engine, '--faults', 'all', '--rounds', '1', '--visitors', '2'),
  );

  return { ...count, skipped: 2 - engines.length };
}

/** @param {string} name */
const resultFile = (name) => path.join(mkdtempSync(path.join(tmpdir(), 'dos-mares-')), name);

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

/** @param {string[]} words @returns {Count & { failedFiles: string[], failedTests: string[] }} */
function runJest(...words) {
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

/** @param {{ name: string, status: string }[]} files @returns {string[]} */
const failedAmong = (files) => files.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** @param {{ assertionResults: { status: string, fullName: string }[] }[]} files @returns {string[]} */
const failedTestsOf = (files) =>
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
  const count = (/** @type {string} */ word) => Number(new RegExp(`ℹ ${word} (\\d+)`).exec(stdout)?.[1] ?? 0);

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

/** @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite */

/** Names of the tests in a suite that failed before they passed. @param {Suite} suite @returns {string[]} */
const flakyIn = ({ title, suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title}: ${spec.title}`),
  ...suites.flatMap(flakyIn),
];

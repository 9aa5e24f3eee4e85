import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Count, type Output, one, resultFile, root, run, tool } from './run.ts';

/** The part of a file's name that makes it a test of the deep command. */
const deep = '.deep.';

/** The deep command also runs the tests of the store, which the gate runs on one engine, on both. */
const pathsOf = {
  gate: '^((?![.]deep[.]).)*$',
  deep: '[.]deep[.]test[.]|/api/src/(store|inquiries|handling)/',
};

/**
 * Runs Jest in all workspaces. In these runs a failed test runs once more; one that passes then is reported, as a
 * fault to be found.
 */
export async function unitTests(command: 'gate' | 'deep', output: Output): Promise<Count> {
  const file = resultFile('jest.json');
  const configs = globSync('{*,packages/*}/jest.config.mjs', { cwd: root });
  const words = [
    ...['--projects', ...configs.map((config) => path.dirname(config))],
    `--testPathPatterns=${pathsOf[command]}`,
    ...['--json', `--outputFile=${file}`, '--reporters=summary', '--reporters=default', '--silent'],
    // One worker more than cores: many tests wait for servers, disks and clocks.
    `--maxWorkers=${availableParallelism() + 1}`,
    // Tests that start processes take long on a busy machine; Jest reads this for all projects or for none.
    '--testTimeout=90000',
  ];
  const env = {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    TEST_RETRIES: '1',
    TEST_ENGINES: command === 'deep' ? 'all' : 'one',
  };
  const isFine = await tool('jest', words, { output, env, longestMinutes: 40 });
  if (!existsSync(file)) {
    console.error('Jest ended before its time, without results.');
    return one(isFine);
  }

  const results: Results = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } = results;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);

  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites, isFine ? 0 : 1),
    skipped: numPendingTests,
    retried: tests
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ...testResults
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .map(({ name }) => path.relative(root, name)),
    ],
  };
}

/** Jest's output with `--json`, as far as it is read here. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; invocations?: number }[];
  }[];
}

/** Runs the suites that need Node's own test runner (decision 0101). */
export async function nodeTests(command: 'gate' | 'deep', output: Output): Promise<Count> {
  const results = resultFile('node-tests.tap');
  const files = globSync('**/*.node-test.ts', { cwd: root, exclude: ['**/node_modules'] });
  const isFine = await run(
    process.execPath,
    [
      ...['--test', '--test-concurrency=1'],
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${results}`],
      ...files.filter((file) => file.includes(deep) === (command === 'deep')),
    ],
    { output },
  );
  if (!existsSync(results)) return one(isFine);

  const text = readFileSync(results, 'utf8');
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(text)?.[1] ?? 0);

  return {
    passed: count('pass'),
    failed: Math.max(count('fail'), isFine ? 0 : 1),
    skipped: count('skipped'),
  };
}

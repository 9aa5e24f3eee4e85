import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Count, type Output, one, resultFile, tool } from './run.ts';

/**
 * Runs Jest in the folders. Tests with real processes, disks and clocks may fail on a busy machine, so a failed test
 * runs once more, and is listed at the end if it passes then.
 */
export async function unitTests(folders: readonly string[], output: Output): Promise<Count> {
  const file = resultFile('jest.json');
  const words = [
    ...['--projects', ...folders],
    ...['--json', `--outputFile=${file}`, '--reporters=summary', '--reporters=default', '--silent'],
    // One worker more than cores: many tests wait for servers, disks and clocks.
    `--maxWorkers=${availableParallelism() + 1}`,
    // Tests that start processes take long on a busy machine; Jest reads this for all projects or for none.
    '--testTimeout=90000',
  ];
  const env = {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    TEST_RETRIES: '1',
  };
  const isFine = await tool('jest', words, { output, env, longestMinutes: 45 });
  if (!existsSync(file)) {
    console.error('Jest ended before its time, without results.');
    return one(isFine);
  }

  const results: Results = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } = results;

  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites, isFine ? 0 : 1),
    skipped: numPendingTests,
    retried: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  };
}

/** Jest's output with `--json`, as far as it is read here. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string; invocations?: number }[] }[];
}

import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Step } from './steps.ts';

/** Results of a step. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that passed only on a retry. */
  retried: readonly string[];
  /** Names of the tests that failed, where the step knows them. */
  failures: readonly string[];
  /** What needs attention, although the step passed. */
  notes: readonly string[];
}

/** Reads the results of a step from the file that its program wrote; without one, the step counts as one check. */
export function resultsIn({ counts, note }: Step, file: string, isFine: boolean): Count {
  const none = { skipped: 0, retried: [], failures: [], notes: [] };
  if (note) return { ...none, passed: 1, failed: 0, notes: isFine ? [] : [note] };
  if (!counts || !existsSync(file)) return { ...none, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };

  const results = JSON.parse(readFileSync(file, 'utf8'));
  const count = counts === 'jest' ? ofJest(results) : ofPlaywright(results);

  return { ...none, ...count, failed: Math.max(count.failed, isFine ? 0 : 1) };
}

/** Jest's output with `--json`, as far as it is read here. */
interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; invocations?: number }[];
  }[];
}

function ofJest({ numPassedTests, numFailedTests, numPendingTests, testResults }: JestResults) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );

  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
    retried: tests
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ...broken.map(({ name }) => name),
    ],
  };
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; results: { error?: Failure }[] }[] }[];
}

interface Failure {
  message?: string;
}

/** Playwright's JSON report, as far as it is read here. */
interface PlaywrightResults {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: Suite[];
  errors: Failure[];
}

function ofPlaywright({ stats, suites, errors }: PlaywrightResults) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: suites.flatMap((suite) => namesIn(suite, 'flaky')),
    failures: [
      ...suites.flatMap((suite) => namesIn(suite, 'unexpected')),
      ...errors.map((error) => `outside of any test: ${textOf(error)}`),
    ],
  };
}

/** Lists the tests in a suite with a status, each with its first error. */
const namesIn = ({ title, suites = [], specs = [] }: Suite, status: string): string[] => [
  ...specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map((spec) => [title, spec.title, firstErrorIn(spec)].filter(Boolean).join(': ')),
  ...suites.flatMap((suite) => namesIn(suite, status)),
];

const firstErrorIn = ({ tests }: NonNullable<Suite['specs']>[number]) =>
  tests.flatMap(({ results }) => results.flatMap(({ error }) => (error ? textOf(error) : []))).at(0);

/** The first line of an error, and the value that was found, if it says so. */
function textOf({ message = '' }: Failure) {
  const lines = stripVTControlCharacters(message).split('\n');

  return [lines[0], ...lines.filter((line) => line.startsWith('Received'))].join(' ').slice(0, 300);
}

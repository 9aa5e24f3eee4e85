import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { firefox, hasWebkit } from '../presets/engines.ts';
import { ensureEngines } from './prerequisites.ts';
import { type Count, type How, type Output, one, resultFile, tool } from './run.ts';

/** Time in which Playwright closes its browsers and writes its results, in minutes. */
const minutesToEnd = 2;

/** Runs the journeys that people live by, on one site. */
export const journeys = (output: Output) =>
  playwrightTests('e2e/playwright.config.ts', [], { output, longestMinutes: 30 });

/** Runs the journeys that stop processes, promote releases or sweep through every page, each on a site of its own. */
export const deepJourneys = (output: Output) =>
  playwrightTests('e2e/playwright.deep.config.ts', [], { output, longestMinutes: 90 });

/**
 * Runs a short journey through the site in Firefox and in WebKit; an engine that is not available here counts as
 * skipped.
 */
export async function otherEngines(output: Output): Promise<Count> {
  ensureEngines();
  const here = [...(firefox() ? ['firefox'] : []), ...(hasWebkit() ? ['webkit'] : [])];
  const skipped = 2 - here.length;
  if (here.length === 0) return { passed: 0, failed: 0, skipped };

  const words = here.flatMap((name) => ['--project', name]);
  const count = await playwrightTests('e2e/engines/playwright.config.ts', words, {
    output,
    longestMinutes: 30,
  });

  return { ...count, skipped: (count.skipped ?? 0) + skipped };
}

async function playwrightTests(
  config: string,
  more: readonly string[],
  { output, longestMinutes }: Required<Omit<How, 'env'>>,
): Promise<Count> {
  const file = resultFile('playwright.json');
  // Playwright ends the run itself, and so can say what it was at; a program that does not end is killed.
  const limit = `--global-timeout=${longestMinutes * 60_000}`;
  // A test that passes only on its second try is reported as flaky: a fault to be found.
  const words = ['test', '--config', config, '--reporter=list,json', '--retries=1', limit, ...more];
  const isFine = await tool('playwright', words, {
    output,
    longestMinutes: longestMinutes + minutesToEnd,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (!existsSync(file)) return one(isFine);

  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, skipped, flaky } = stats;

  return {
    passed: expected + flaky,
    failed: Math.max(unexpected, isFine ? 0 : 1),
    skipped,
    retried: suites.flatMap((suite: Suite) => namesIn(suite, ({ status }) => status === 'flaky')),
    failures: [
      ...suites.flatMap((suite: Suite) => namesIn(suite, isFailed)),
      ...errors.map((error: Failure) => `outside of any test: ${textOf(error)}`),
    ],
  };
}

/** An error of a test, or of what is set up and torn down around tests. */
interface Failure {
  message?: string;
}

interface Test {
  status: string;
  results: { status: string; error?: Failure }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: Test[] }[];
}

/** Tells of a test whether it failed, or was running when the time for all was over. */
const isFailed = ({ status, results }: Test) =>
  status === 'unexpected' || results.some((result) => result.status === 'interrupted');

/** Lists the tests in a suite for which `holds` is true, each with its first error. */
const namesIn = ({ title, suites = [], specs = [] }: Suite, holds: (test: Test) => boolean): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(holds))
    .map((spec) => [title, spec.title, firstErrorIn(spec.tests)].filter(Boolean).join(': ')),
  ...suites.flatMap((suite) => namesIn(suite, holds)),
];

const firstErrorIn = (tests: readonly Test[]) =>
  tests.flatMap(({ results }) => results.flatMap(({ error }) => (error ? textOf(error) : []))).at(0);

/** The first line of an error, and the value that was found, if it says so. */
function textOf({ message = '' }: Failure) {
  const lines = stripVTControlCharacters(message).split('\n');

  return [lines[0], ...lines.filter((line) => line.startsWith('Received'))].join(' ').slice(0, 300);
}

import { existsSync, readFileSync } from 'node:fs';
import { type Count, type Output, one, resultFile, tool } from './run.ts';

/** Walks the journeys of `e2e` in a browser. */
export async function browserTests(output: Output): Promise<Count> {
  const file = resultFile('playwright.json');
  const words = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const isFine = await tool('playwright', words, { output, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
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

interface Suite {
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

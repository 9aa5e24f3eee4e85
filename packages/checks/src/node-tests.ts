import { existsSync, readFileSync } from 'node:fs';
import { type Count, type Output, one, resultFile, run } from './run.ts';

/** Runs the suites that need Node's own test runner (decision 0007). */
export async function nodeTests(output: Output): Promise<Count> {
  const file = resultFile('node-tests.tap');
  const isFine = await run(
    process.execPath,
    [
      ...['--test', '--test-concurrency=1'],
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${file}`],
      '**/*.node-test.ts',
    ],
    { output },
  );
  if (!existsSync(file)) return one(isFine);

  const results = readFileSync(file, 'utf8');
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(results)?.[1] ?? 0);

  return {
    passed: count('pass'),
    failed: Math.max(count('fail'), isFine ? 0 : 1),
    skipped: count('skipped'),
  };
}

// npm run acceptance: lists the requirements of docs/acceptance.md that no test names, and fails when there are any.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../presets/checkout.ts';

/** Two digits after one or two letters (`G01`, `AG19`), or one digit after `A9-`. */
const id = '(?:A9-\\d|[A-Z]{1,2}\\d{2})';
const named = new RegExp(`(?<![\\w-])(${id})(?:\\s*[-–]\\s*(${id}))?(?![\\w])`, 'g');
/** The title of a test or suite, also after `.each(…)`. */
const title =
  /(?:\b(?:it|test|describe)(?:\.(?!skip|todo|fixme)\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** A string that begins with ids, which a table puts into the title of a test. */
const rowIds = new RegExp(`['"\`](${id}(?:[\\s,–-]+${id})*)['"\` ]`, 'g');

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const tests = '{**/*.test.{ts,tsx},**/*.node-test.ts,e2e/**/*.spec.ts}';
const sources = globSync(tests, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).map(read);
const spans = sources.flatMap(spansIn);

const lines = read('docs/acceptance.md').match(new RegExp(`^- ${id} .*`, 'gm')) ?? [];
const missing = lines.filter((line) => {
  const [, own = ''] = line.split(' ');

  return !spans.some(([first, last]) => first <= own && own <= last);
});
for (const line of missing) console.error(line);
console.log(`${lines.length - missing.length} of ${lines.length} covered`);
process.exit(missing.length ? 1 : 0);

/** Returns the ids in a test file's titles, each as a range: `S01-S04`, or one id twice. */
function spansIn(source: string): (readonly [first: string, last: string])[] {
  const titles = [...source.matchAll(title), ...source.matchAll(rowIds)].map((match) => match.at(-1) ?? '');

  return titles.flatMap((text) =>
    [...text.matchAll(named)].map(([, first = '', last = first]) => [first, last] as const),
  );
}

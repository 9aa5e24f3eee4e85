import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const records = new Set(readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4)));
const readable = /\.(tsx?|[mc]js|md|yml|Dockerfile)$/;

/** Every file of the repository, by its path. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

/** Returns every number that a text cites as a decision, in either spelling. */
const citedIn = (text: string) => [...text.matchAll(/\bdecisions? (\d+)/gi)].map(([, number]) => number);

it('every decision that a file cites has a record', () => {
  const dangling = files
    .filter((file) => readable.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) =>
      citedIn(readFileSync(path.join(root, file), 'utf8'))
        .filter((number) => !records.has(number ?? ''))
        .map((number) => `${file}: decision ${number}`),
    );

  expect(dangling).toEqual([]);
});

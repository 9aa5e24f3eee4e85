// npm run acceptance: lists the requirements of docs/acceptance.md that no test names, and fails when there are any.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idsOf, untested } from '../checks/acceptance.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const patterns = ['*.test.ts', '*.test.tsx', '*.node-test.ts', 'e2e/**/*.spec.ts'];

// Files that git tracks or would add: neither installed packages nor builds.
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
const list = read('docs/acceptance.md');
const missing = untested(list, files.map(read));
const total = idsOf(list).length;

for (const id of missing) console.error(list.split('\n').find((line) => line.startsWith(`- ${id} `)));
console.log(`${total - missing.length} of ${total} covered`);
process.exit(missing.length ? 1 : 0);

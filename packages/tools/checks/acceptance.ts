// npm run acceptance: lists the requirements of docs/acceptance.md that no test names, and fails when there are any.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../presets/checkout.ts';
import { idsOf, idsTestedIn } from './requirement-ids.ts';

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
const ids = idsOf(list);
const tested = new Set(files.flatMap((file) => idsTestedIn(read(file))));
const missing = ids.filter((id) => !tested.has(id));

for (const id of missing) console.error(list.split('\n').find((line) => line.startsWith(`- ${id} `)));
console.log(`${ids.length - missing.length} of ${ids.length} covered`);
process.exit(missing.length ? 1 : 0);

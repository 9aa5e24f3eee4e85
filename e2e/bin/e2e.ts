// npm run e2e [-- FILE ...], npm run screenshots [-- --grep NAME]: builds what is stale, then runs journeys in a real browser, with
// the deep command's configuration if a file is named .deep, or takes pictures.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildStale } from '@dosmares/tools/build/build';
import { install } from '@dosmares/tools/checks/prerequisites';

const root = path.resolve(import.meta.dirname, '../..');
const files = process.argv.slice(2);
const kind = ['.deep', '.shots'].find((name) => files.some((file) => file.includes(name.slice(1)))) ?? '';
install(kind === '.deep' ? 'deep' : 'gate');
await buildStale();
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/playwright'),
  ['test', '--config', `e2e/playwright${kind}.config.ts`, '--reporter=list', ...files],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);

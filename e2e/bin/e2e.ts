// npm run e2e [-- FILE ...]: builds what is stale, then runs the journeys in a real browser, with the deep command's
// configuration if a file is named .deep.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildStale } from '@dosmares/tools/build/build';
import { install } from '@dosmares/tools/checks/prerequisites';

const root = path.resolve(import.meta.dirname, '../..');
const files = process.argv.slice(2);
const isDeep = files.some((file) => file.includes('deep'));
install(isDeep ? 'deep' : 'gate');
await buildStale();
const config = `e2e/playwright${isDeep ? '.deep' : ''}.config.ts`;
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/playwright'),
  ['test', '--config', config, '--reporter=list', ...files],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);

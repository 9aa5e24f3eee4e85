// npm run e2e [-- FILE ...]: builds what is stale, then runs the journeys in a real browser; files named .deep. run with
// the deep command's configuration.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildStale } from '@dosmares/tools/build/build';
import { install } from '@dosmares/tools/checks/prerequisites';

const root = path.resolve(import.meta.dirname, '../..');
install('gate');
await buildStale();
const more = process.argv.slice(2);
const config = `e2e/playwright${more.some((word) => word.includes('.deep')) ? '.deep' : ''}.config.ts`;
const words = ['test', '--config', config, '--reporter=list', ...more];
const { status } = spawnSync(path.join(root, 'node_modules/.bin/playwright'), words, {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);

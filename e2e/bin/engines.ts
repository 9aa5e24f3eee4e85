// npm run engines [-- OPTION ...]: builds what is stale, then walks through the site in Firefox and WebKit, if
// installed.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildStale } from '@dosmares/tools/build/build';
import { install } from '@dosmares/tools/checks/prerequisites';

const root = path.resolve(import.meta.dirname, '../..');
install('deep');
await buildStale();
const words = ['test', '--config', 'e2e/engines/playwright.config.ts', '--reporter=list'];
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/playwright'),
  [...words, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);

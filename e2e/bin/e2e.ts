// npm run e2e [-- FILE ...]: builds what is stale, then runs the journeys in a real browser.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildStale } from '@dosmares/build/build';
import { ensureBrowser } from '@dosmares/checks/prerequisites';

const root = path.resolve(import.meta.dirname, '../..');
ensureBrowser();
await buildStale();
const words = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list', ...process.argv.slice(2)];
const { status } = spawnSync(path.join(root, 'node_modules/.bin/playwright'), words, {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);

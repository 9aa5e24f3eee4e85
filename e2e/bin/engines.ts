// npm run engines [-- OPTION ...]: builds what is stale, then walks through the site in Firefox and WebKit, if
// installed.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildStale } from '@dosmares/tools/build/build';
import { ensureEngines } from '@dosmares/tools/checks/prerequisites';
import { firefox, hasWebkit } from '@dosmares/tools/presets/engines';

const root = path.resolve(import.meta.dirname, '../..');
ensureEngines();
await buildStale();
const here = [...(firefox() ? ['firefox'] : []), ...(hasWebkit() ? ['webkit'] : [])];
if (here.length === 0)
  throw new Error('There is neither Firefox (firefox-esr) nor WebKit (webkit2gtk-driver, xvfb) here.');
const words = ['test', '--config', 'e2e/engines/playwright.config.ts', '--reporter=list'];
const projects = here.flatMap((name) => ['--project', name]);
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/playwright'),
  [...words, ...projects, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);

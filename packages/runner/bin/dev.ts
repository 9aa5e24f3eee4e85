// npm run dev -- APPLICATION [--alone]: works on one application with fast reload, inside the running site or by itself.

import { settingsFrom } from '@dosmares/delivery/settings';
import { applicationNames } from '@dosmares/presets/checkout';

const words = process.argv.slice(2);
const alone = words.includes('--alone');
const [name = ''] = words.filter((word) => !word.startsWith('--'));

try {
  if (!applicationNames.includes(name))
    throw new Error(`Name the application to work on: ${applicationNames.join(', ')}.`);
  const settings = settingsFrom();
  if (alone) {
    if (name === 'shell') throw new Error('The shell is the site: run "npm run dev -- shell".');
    await (await import('../src/dev/standalone.ts')).serveStandalone(name, settings);
  } else {
    await (await import('../src/dev/site.ts')).serveSite(name, settings);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// npm run dev -- APPLICATION [--alone]: works on one application inside the running site, or on its parts by themselves.

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
    await (await import('../src/dev/alone.ts')).serveAlone(name, settings);
  } else {
    await (await import('../src/dev/site.ts')).serveSite(name, settings);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

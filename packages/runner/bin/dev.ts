// npm run dev -- APPLICATION [--alone | --against https://…]: works on one application inside the running site, on its parts
// by themselves, or inside a deployed site.

import { settingsFrom } from '@dosmares/delivery/settings';
import { applicationNames } from '@dosmares/presets/checkout';

const words = process.argv.slice(2);
const alone = words.includes('--alone');
const against = words.includes('--against') ? (words[words.indexOf('--against') + 1] ?? '') : undefined;
const [name = ''] = words.filter((word) => !word.startsWith('--'));

try {
  if (!applicationNames.includes(name))
    throw new Error(`Name the application to work on: ${applicationNames.join(', ')}.`);
  const settings = settingsFrom();
  if (against !== undefined) {
    if (name === 'shell') throw new Error('The shell makes the pages: run "npm run dev -- shell".');
    if (!URL.canParse(against))
      throw new Error('Say against which site, as in --against https://www.example.com.');
    const { serveAgainst } = await import('../src/dev/against/serve-against.ts');
    const { API_ORIGIN: apiOrigin } = process.env;
    await serveAgainst(name, { port: settings.ports.site, site: new URL(against), apiOrigin });
  } else if (alone) {
    await (await import('../src/dev/alone.ts')).serveAlone(name, settings);
  } else {
    await (await import('../src/dev/site.ts')).serveSite(name, settings);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

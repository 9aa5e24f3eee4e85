// @ts-check
// npm run dev -- APPLICATION [--alone]: works on one application with fast reload, inside the running site or by itself.

import { applications } from '@dosmares/build/applications';
import { placeFrom } from '@dosmares/delivery/settings';

const words = process.argv.slice(2);
const alone = words.includes('--alone');
const [name = ''] = words.filter((word) => !word.startsWith('--'));

try {
  if (!applications.includes(name))
    throw new Error(`Name the application to work on: ${applications.join(', ')}.`);
  const where = placeFrom();
  if (alone) {
    if (name === 'shell') throw new Error('The shell is the site: run "npm run dev -- shell".');
    await (await import('../src/dev/standalone.mjs')).serveAlone(name, where);
  } else {
    await (await import('../src/dev/site.mjs')).serveInside(name, where);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

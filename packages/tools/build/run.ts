// npm run build [-- APPLICATION ...]: builds the applications that are stale.

import { applicationNames } from '../presets/checkout.ts';
import { buildStale } from './build.ts';

const names = process.argv.slice(2);
const unknown = names.find((name) => !applicationNames.includes(name));
if (unknown) {
  console.error(`There is no application "${unknown}". There are: ${applicationNames.join(', ')}.`);
  process.exit(1);
}
try {
  await buildStale(names.length ? names : applicationNames);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

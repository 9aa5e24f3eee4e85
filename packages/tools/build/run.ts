// npm run build [-- APPLICATION ...]: builds the applications that are stale.

import { applicationNames } from '../presets/checkout.ts';
import { reasonOf } from '../start/reason-of.mjs';
import { buildStale } from './build.ts';

const names = process.argv.slice(2);
try {
  const unknown = names.find((name) => !applicationNames.includes(name));
  if (unknown) throw new Error(`There is no ${unknown} among ${applicationNames.join(', ')}.`);
  await buildStale(names.length ? names : applicationNames);
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

// @ts-check
// npm run build [-- APPLICATION ...]: builds what is stale.

import { applications } from '../src/applications.mjs';
import { buildStale } from '../src/build.mjs';

const names = process.argv.slice(2);
const unknown = names.find((name) => !applications.includes(name));
if (unknown) {
  console.error(`There is no application "${unknown}". There are: ${applications.join(', ')}.`);
  process.exit(1);
}
await buildStale(names.length ? names : applications);

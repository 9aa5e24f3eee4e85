// @ts-check
// Releases the last build of every application, composes them and makes the composition live.
import { buildStale } from '../build.mjs';
import { placeFrom } from '../place.mjs';
import { publish } from '../publish.mjs';

await buildStale();
const { composition, problems } = await publish(placeFrom());
for (const problem of problems) console.warn(problem);
console.log(`Composition ${composition.id} is live`);

// @ts-check
// Builds what is stale, releases the last build of every application, composes them and makes the composition live.
import { buildStale } from '../build.mjs';
import { placeFrom } from '../place.mjs';
import { publish } from '../publish.mjs';

try {
  console.log('Building what is stale');
  await buildStale();
  console.log('Composing the site');
  const { composition, problems } = await publish(placeFrom());
  for (const problem of problems) console.warn(`  ${problem}`);
  console.log(`  ${Object.keys(composition.pages).length} pages, composition ${composition.id}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

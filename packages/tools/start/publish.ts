// Builds stale applications, releases the last build of every application, composes them and makes the composition
// live.

import { publish } from '@dosmares/delivery/publish';
import { settingsFrom } from '@dosmares/delivery/settings';
import { buildStale } from '../build/build.ts';

try {
  console.log('Building what has changed');
  await buildStale();
  console.log('Composing the site');
  const { composition, problems, waiting } = await publish(settingsFrom());
  for (const problem of problems) console.warn(`  ${problem}`);
  console.log(`  ${Object.keys(composition.pages).length} pages, composition ${composition.id}`);
  if (waiting.length > 0) {
    console.log(
      '  What was promoted stays live. This checkout has other releases, which go live one by one:',
    );
    for (const release of waiting) console.log(`    npm run delivery -- promote ${release}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

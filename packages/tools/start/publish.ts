// Builds stale applications, releases every application, composes them and makes them live.
import { pagesIn } from '@dosmares/delivery';
import { publish } from '@dosmares/delivery/open-site';
import { settingsFrom } from '@dosmares/delivery/settings';
import { buildStale } from '../build/build.ts';
import { reasonOf } from './reason-of.mjs';

try {
  console.log('Building what has changed');
  await buildStale();
  console.log('Composing the site');
  const { deployment, waiting } = await publish(settingsFrom());
  const failures = new Set(pagesIn(deployment).flatMap(([, page]) => page.failures));
  for (const failure of failures) console.warn(`  ${failure}`);
  console.log(`  ${Object.keys(deployment.pages).length} pages, deployment ${deployment.id}`);
  if (waiting.length > 0)
    console.log(
      '  What was promoted stays live. This checkout has other releases, which go live one by one:',
    );
  for (const release of waiting) console.log(`    npm run delivery -- promote ${release}`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

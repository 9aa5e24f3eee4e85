// @ts-check
// Builds what is stale, composes the site and runs every process of it until it is told to stop.
import { buildStale } from '../build.mjs';
import { placeFrom } from '../place.mjs';
import { publish } from '../publish.mjs';
import { refuseTakenPorts, runServices } from '../services.mjs';

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run() {
  const where = placeFrom();
  await refuseTakenPorts(where);

  console.log('Building what is stale');
  await buildStale();
  console.log('Composing the site');
  const { composition, problems } = await publish(where);
  for (const problem of problems) console.warn(`  ${problem}`);
  console.log(`  ${Object.keys(composition.pages).length} pages, composition ${composition.id}`);

  console.log('Starting');
  const running = runServices(where);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, async () => {
      await running.stopAll();
      process.exit(0);
    });
  }
  await running.startAll().catch(async (error) => {
    await running.stopAll();
    throw error;
  });
  console.log(summary(where));
  console.log(`Ready ${where.place.config.siteOrigin}`);
}

/** @param {ReturnType<typeof placeFrom>} where */
function summary({ ports, place }) {
  return [
    '',
    `  Site               ${place.config.siteOrigin}`,
    `  Mailbox            http://localhost:${ports.mailbox}`,
    `  API documentation  ${place.config.apiOrigin}/docs`,
    '',
    '  Ctrl-C stops all of it.',
    '',
  ].join('\n');
}

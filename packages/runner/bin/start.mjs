// @ts-check
// Builds what is stale, composes the site and runs every process of it until it is told to stop.

import { placeFrom } from '@dosmares/delivery/settings';
import { endOnSignal } from '../src/end-on-signal.mjs';
import { runServices } from '../src/run-services.mjs';
import { refuseTakenPorts } from '../src/services.mjs';

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run() {
  const where = placeFrom();
  await refuseTakenPorts(where);

  const running = runServices(where, { restarts: true });
  const isEnding = endOnSignal(running.stopAll);
  try {
    await running.finish('packages/runner/bin/publish.mjs');
    console.log('Starting');
    await running.startAll();
  } catch (error) {
    // Whoever stopped it while it started knows why it did not.
    if (isEnding()) return;
    await running.stopAll();
    throw error;
  }
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

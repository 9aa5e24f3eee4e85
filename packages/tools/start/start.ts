// Builds stale applications, composes the site and runs all its processes until it gets a signal to stop.

import { type Settings, settingsFrom } from '@dosmares/delivery/settings';
import { endOnSignal } from './end-on-signal.ts';
import { runServices } from './run-services.ts';
import { refuseTakenPorts } from './services.ts';

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run() {
  const settings = settingsFrom();
  await refuseTakenPorts(settings);

  const running = runServices(settings, { restarts: true });
  const isEnding = endOnSignal(running.stopAll);
  try {
    await running.finish('packages/tools/start/publish.ts');
    console.log('Starting');
    await running.startAll();
  } catch (error) {
    // If it was stopped while it started, there is no error to report.
    if (isEnding()) return;
    await running.stopAll();
    throw error;
  }
  console.log(summary(settings));
  console.log(`Ready ${settings.addresses.config.siteOrigin}`);
}

function summary({ ports, addresses }: Settings) {
  return [
    '',
    `  Site               ${addresses.config.siteOrigin}`,
    `  Mailbox            http://localhost:${ports.mailbox}`,
    `  API documentation  ${addresses.config.apiOrigin}/docs`,
    '',
    '  Ctrl-C stops all of it.',
    '',
  ].join('\n');
}

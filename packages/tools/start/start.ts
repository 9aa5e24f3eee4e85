// Builds stale applications, composes the site and runs all its processes until a signal stops them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { settingsFrom } from '@dosmares/delivery/settings';
import { reasonOf } from './reason-of.mjs';
import { childFlags, refuseTakenPorts, runUntilStopped } from './run-services.ts';

try {
  const settings = settingsFrom();
  const { siteOrigin, apiOrigin } = settings.addresses.config;
  const desk = Number(process.env.DESK) ? `http://localhost:${process.env.DESK}` : apiOrigin;
  await refuseTakenPorts(settings);
  await publish();
  await runUntilStopped(settings);
  console.log(`
  Site               ${siteOrigin}
  Mailbox            http://localhost:${settings.ports.mailbox}
  Desk of the staff  ${process.env.DESK === 'off' ? 'switched off' : `${desk}/staff`}
  API documentation  ${apiOrigin}/docs

  Ctrl-C stops all of it.

Ready ${siteOrigin}`);
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

/** Runs in its own process, to free its memory afterwards. */
async function publish() {
  const child = spawn(process.execPath, [...childFlags, 'packages/tools/start/publish.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) process.exit(1);
}

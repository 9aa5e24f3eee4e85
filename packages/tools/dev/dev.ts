// npm run dev -- APPLICATION [--against https://…]: serves one application in development, within the site of this
// checkout or a deployed one.
import path from 'node:path';
import { tablePath } from '@dosmares/contracts/site/boot';
import { publish } from '@dosmares/delivery/open-site';
import { type Settings, settingsFrom } from '@dosmares/delivery/settings';
import { buildStale } from '../build/build.ts';
import { applicationNames } from '../presets/checkout.ts';
import { reasonOf } from '../start/reason-of.mjs';
import { refuseTakenPorts, requireFree, runUntilStopped } from '../start/run-services.ts';
import { developmentFront } from './front.ts';
import { requestFrom } from './request.ts';

try {
  const { name, against } = requestFrom(process.argv.slice(2), applicationNames);
  const settings = settingsFrom();
  const { siteOrigin, apiOrigin } = settings.addresses.config;
  const upstream = against?.origin ?? siteOrigin;
  // Not the site's own port, which serves releases.
  const port = Number(process.env.DEV_PORT ?? settings.ports.site + 10);
  await requireFree(port, 'DEV_PORT');
  console.log(`Building ${name} for ${upstream}; it will be at http://localhost:${port} (DEV_PORT chooses another port).
It may take a minute; Ctrl-C ends everything.`);
  if (!against) await ensureRunning(settings, siteOrigin);
  await developmentFront(name, {
    upstream,
    port,
    folder: path.join(settings.dataDir, `dev-${port}`),
    api: against ? undefined : apiOrigin,
  });
  console.log(`Ready http://localhost:${port}, watching ${name}`);
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

/** Starts the site of this checkout, unless it is running already, for example by `npm start`. */
async function ensureRunning(settings: Settings, siteOrigin: string) {
  const signal = AbortSignal.timeout(1_000);
  const running = await fetch(siteOrigin + tablePath, { signal }).catch(() => undefined);
  if (running?.ok) return console.log(`The site runs already at ${siteOrigin}: all else is its own.`);

  await refuseTakenPorts(settings);
  await buildStale();
  await publish(settings);
  await runUntilStopped(settings);
}

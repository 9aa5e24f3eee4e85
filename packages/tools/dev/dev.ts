// npm run dev -- APPLICATION [--against https://…]: starts development of one application, in the site of this checkout
// or in a deployed one.
import path from 'node:path';
import { releasesPath } from '@dosmares/contracts/endpoints';
import { publish } from '@dosmares/delivery/open-site';
import { type Settings, settingsFrom } from '@dosmares/delivery/settings';
import { buildStale } from '../build/build.ts';
import { applicationNames } from '../presets/checkout.ts';
import { freePort, refuseTakenPorts, runUntilStopped } from '../start/run-services.ts';
import { developmentFront } from './front.ts';
import { requestFrom } from './request.ts';

try {
  const { name, against } = requestFrom(process.argv.slice(2), applicationNames);
  const settings = settingsFrom();
  console.log(
    `Building ${name} for ${against?.host ?? 'the site'}. It may take a minute; Ctrl-C ends everything.`,
  );
  const { API_ORIGIN: api } = process.env;
  const port = settings.ports.site;
  const site = against
    ? {
        port,
        behind: against.origin,
        isDeployed: true,
        // A deployed API refuses calls from here.
        calls: api ? { api, from: `http://localhost:${port}` } : undefined,
      }
    : await ownSite(settings);
  await developmentFront(name, { ...site, folder: path.join(settings.dataDir, 'dev') });
  console.log(`Ready http://localhost:${site.port}, watching ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The site of this checkout: the one that runs, such as by `npm start`, or one that is started behind the usual port. */
async function ownSite(settings: Settings) {
  const { siteOrigin, apiOrigin } = settings.addresses.config;
  const port = await freePort();
  const calls = { api: apiOrigin, from: siteOrigin };
  const running = await fetch(siteOrigin + releasesPath, { signal: AbortSignal.timeout(1_000) }).catch(
    () => undefined,
  );
  if (running?.ok) {
    console.log(
      `The site runs already at ${siteOrigin}: ${apiOrigin} and all other applications are its own.`,
    );

    return { port, behind: siteOrigin, calls };
  }
  await refuseTakenPorts(settings);
  await buildStale();
  await publish(settings);
  await runUntilStopped({ ...settings, ports: { ...settings.ports, site: port } });

  return { port: settings.ports.site, behind: `http://localhost:${port}`, calls };
}

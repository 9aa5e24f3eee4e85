// npm run dev -- APPLICATION [--against https://…]: starts development of one application, in the site of this checkout
// or in a deployed one.
import path from 'node:path';
import { type Settings, settingsFrom } from '@dosmares/delivery/settings';
import { applicationNames } from '../presets/checkout.ts';
import { freePort } from '../start/free-port.ts';
import { developmentFront } from './front.ts';
import { requestFrom } from './request.ts';

try {
  const { name, against } = requestFrom(process.argv.slice(2), applicationNames);
  const settings = settingsFrom();
  console.log(
    `Building ${name} for ${against?.host ?? 'the site'}. It may take a minute; Ctrl-C ends everything.`,
  );
  const { port, ...site } = against
    ? {
        port: settings.ports.site,
        behind: against.origin,
        isDeployed: true,
        apiOrigin: process.env.API_ORIGIN,
      }
    : await ownSite(settings);
  await developmentFront(name, { ...site, port, folder: path.join(settings.dataDir, 'dev') });
  console.log(`Ready http://localhost:${port}, watching ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The site of this checkout: the one that runs, or one that is started behind the usual port. */
async function ownSite(settings: Settings) {
  const { isRunning, siteBehind } = await import('../start/site-behind.ts');
  const { siteOrigin, apiOrigin } = settings.addresses.config;
  if (!(await isRunning(settings))) return { port: settings.ports.site, behind: await siteBehind(settings) };

  console.log(`The site runs already at ${siteOrigin}: ${apiOrigin} and all other applications are its own.`);

  return { port: await freePort(), behind: siteOrigin, passesCallsTo: apiOrigin };
}

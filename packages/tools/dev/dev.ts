// npm run dev -- APPLICATION [--against https://…]: starts development of one application, in the site of this checkout
// or in a deployed one.
import path from 'node:path';
import { settingsFrom } from '@dosmares/delivery/settings';
import { applicationNames } from '../presets/checkout.ts';
import { developmentFront } from './front.ts';
import { requestFrom } from './request.ts';

try {
  const { name, against } = requestFrom(process.argv.slice(2), applicationNames);
  const settings = settingsFrom();
  console.log(
    `Building ${name} for ${against?.host ?? 'the site'}. It may take a minute; Ctrl-C ends everything.`,
  );
  const behind = against?.origin ?? (await (await import('../start/site-behind.ts')).siteBehind(settings));
  await developmentFront(name, {
    behind,
    port: settings.ports.site,
    folder: path.join(settings.dataDir, 'dev'),
    isDeployed: against !== undefined,
    apiOrigin: against && process.env.API_ORIGIN,
  });
  console.log(`Ready http://localhost:${settings.ports.site}, watching ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

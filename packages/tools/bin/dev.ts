// npm run dev -- APPLICATION [--against https://…]: starts development of one application, in the site of this checkout
// or in a deployed one.

import { settingsFrom } from '@dosmares/delivery/settings';
import { requestFrom } from '../dev/request.ts';
import { applicationNames } from '../presets/checkout.ts';

try {
  const { name, against } = requestFrom(process.argv.slice(2), applicationNames);
  const settings = settingsFrom();
  console.log(
    `Building ${name} for ${against?.host ?? 'the site'}. It may take a minute; Ctrl-C ends everything.`,
  );
  if (against) {
    const { serveAgainst } = await import('../dev/against/serve-against.ts');
    const { API_ORIGIN: apiOrigin } = process.env;
    const { dataDir, ports } = settings;
    await serveAgainst(name, { port: ports.site, dataDir, site: against, apiOrigin });
  } else {
    await (await import('../dev/site.ts')).serveSite(name, settings);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// npm run dev -- APPLICATION [--alone | --against https://…]: starts development of one application: in the running
// site, its parts alone, or in a deployed site.

import { settingsFrom } from '@dosmares/delivery/settings';
import { applicationNames } from '@dosmares/presets/checkout';
import { requestFrom } from '../src/dev/request.ts';

try {
  const request = requestFrom(process.argv.slice(2), applicationNames);
  const settings = settingsFrom();
  const { name, among } = request;
  console.log(`Building ${name} for ${among}. It may take a minute; Ctrl-C ends everything.`);
  if (among === 'a deployed site') {
    const { serveAgainst } = await import('../src/dev/against/serve-against.ts');
    const { API_ORIGIN: apiOrigin } = process.env;
    const { dataDir, ports } = settings;
    await serveAgainst(name, { port: ports.site, dataDir, site: request.site, apiOrigin });
  } else if (among === 'the site') {
    await (await import('../src/dev/site.ts')).serveSite(name, settings);
  } else {
    await (await import('../src/dev/alone.ts')).serveAlone(name, settings);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

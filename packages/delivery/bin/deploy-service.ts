import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '@dosmares/server/serve';
import { operationsIn } from '@dosmares/server/server';
import { openService } from '../src/open-site.ts';
import { deployServer } from '../src/service/server.ts';
import { localTokenFile, requirePublicAddresses, settingsFrom } from '../src/settings.ts';

const { HOST = '127.0.0.1', METRICS_TOKEN, NODE_ENV } = process.env;
const isProduction = NODE_ENV === 'production';
const settings = settingsFrom();
if (isProduction) requirePublicAddresses(settings.addresses);
const context = await openService(settings, METRICS_TOKEN);

if (!(await context.tokens.list()).some((one) => !one.expires && one.applications.includes('*'))) {
  const token = await context.tokens.add({ name: 'owner', applications: ['*'] });
  if (isProduction) console.log(`The first token may do everything, and is shown once: ${token}`);
  else {
    await mkdir(settings.dataDir, { recursive: true });
    await writeFile(path.join(settings.dataDir, localTokenFile), token, { mode: 0o600 });
  }
}
await serve(deployServer(context, operationsIn('deploy', process.env)), {
  port: settings.ports.deploy,
  host: HOST,
});

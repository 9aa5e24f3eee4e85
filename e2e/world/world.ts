import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@dosmares/delivery';
import { publish } from '@dosmares/delivery/open-site';
import { settingsFrom } from '@dosmares/delivery/settings';
import { bucketProxy } from '@dosmares/delivery/testing/bucket-proxy';
import { s3Environment, startS3 } from '@dosmares/delivery/testing/s3-server';
import { faultyProxy } from '@dosmares/local-services/testing/faulty-proxy';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { browserOptions } from '@dosmares/tools/presets/browser';
import { runServices, type Service } from '@dosmares/tools/start/run-services';
import { test as base, chromium, request } from 'playwright/test';
import { commandsFor } from '../delivery/commands.ts';
import { environmentOf } from './guide.ts';
import { https, startHostProxy, startNginx } from './proxy.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Playwright's test with the whole product, set up as in `docs/several-machines.md`, with HTTPS. */
export const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern
    async ({}, use) => {
      const closing: (() => unknown)[] = [];
      try {
        await use(await openWorld((close) => closing.unshift(close)));
      } finally {
        for (const close of closing) await close();
      }
    },
    // Starting six servers and publishing takes more than five minutes on a busy machine.
    { scope: 'worker', timeout: 900_000 },
  ],
});

async function openWorld(onClose: (close: () => unknown) => unknown) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-world-'));
  onClose(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const postgres = await startPostgres({ isDurable: false });
  if (!postgres) throw new Error('There is no PostgreSQL on this machine.');
  onClose(postgres.stop);
  const [database, releaseLog] = [await postgres.freshDatabase(), await postgres.freshDatabase()];
  const s3 = await startS3();
  onClose(s3.stop);
  const proxies = { bucket: await bucketProxy(s3.endpoint), releaseLog: await faultyProxy(releaseLog) };
  for (const { close } of Object.values(proxies)) onClose(close);

  const services = await servicesOf({
    folder,
    database,
    releaseLog: proxies.releaseLog.url,
    bucket: proxies.bucket.endpoint,
  });
  const { local, api, edges, assetHost, deploy } = services;
  const running = runServices([local, api, ...edges, assetHost, deploy]);
  onClose(running.stopAll);
  const front = await startFront(folder, services, new URL(s3.endpoint).host);
  onClose(front.close);
  // The deploy service uses the site's public names, and the bucket without the faulty proxy.
  Object.assign(deploy.env, {
    S3_ENDPOINT: s3.endpoint,
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: front.url,
    NO_PROXY: '127.0.0.1,localhost',
    NODE_EXTRA_CA_CERTS: front.certificate,
  });

  Object.assign(process.env, s3Environment, { S3_ENDPOINT: s3.endpoint, CACHE_DIR: `${folder}/cache` });
  const settings = settingsFrom({ ...deploy.env, DATABASE_URL: releaseLog });
  await Promise.all([running.start(api.name), running.start(local.name), publish(settings)]);
  for (const { name } of [...edges, assetHost, deploy]) await running.start(name);
  const proxy = { server: front.url };
  const browser = await chromium.launch({ ...browserOptions(), proxy });
  onClose(() => browser.close());
  const client = await request.newContext({ proxy, ignoreHTTPSErrors: true });
  onClose(() => client.dispose());

  return {
    ...commandsFor({ settings }),
    settings,
    browser,
    /** Requests the site by its public names, without the browser. */
    client,
    store: openStore(settings.store),
    proxies,
    edges: edges.map((edge) => `http://${at(edge)}`),
    mailbox: `http://${at(local)}`,
    running,
  };
}

const at = ({ port }: Service) => `127.0.0.1:${port}`;

/** Starts nginx in front of the services and the bucket, and the proxy that knows the site's public names. */
async function startFront(folder: string, services: Awaited<ReturnType<typeof servicesOf>>, bucket: string) {
  const { local, api, edges, assetHost } = services;
  const machines = {
    'edge-1.internal:3000': at(edges[0]),
    'edge-2.internal:3000': at(edges[1]),
    'api.internal:3100': at(api),
    'assets.internal:3001': at(assetHost),
    's3.internal:9000': bucket,
    'bucket/dos-mares/delivery': 'bucket/artifacts/world',
  };
  const { port, certificate, close } = await startNginx(folder, machines, `http://${at(local)}`);
  const names = await startHostProxy(port);

  return {
    url: names.url,
    certificate,
    async close() {
      names.close();
      await close();
    },
  };
}

/** Values that the guide cannot know. */
type Inputs = Readonly<Record<'folder' | 'database' | 'releaseLog' | 'bucket', string>>;

/** Returns every process of the site, on free ports. */
async function servicesOf({ folder, database, releaseLog, bucket }: Inputs) {
  const here = { HOST: '127.0.0.1' };
  const smtp = { SMTP_PORT: String(await freePort()) };
  const store = environmentOf('Edges, the asset host and the deploy service', {
    ...s3Environment,
    STORE: 's3://artifacts/world',
    S3_ENDPOINT: bucket,
  });

  async function service(name: string, script: string, env: (port: string) => Service['env']) {
    const port = await freePort();
    const health = script.includes('local-services') ? '/' : '/health/ready';

    return { name, port, script, health, env: env(String(port)) };
  }

  const edge = (name: string) =>
    service(name, 'shell/bin/edge.ts', (port) => ({
      ...store,
      ...environmentOf('An edge', { ...here, SITE_PORT: port }),
      CACHE_DIR: `${folder}/${name}`,
    }));

  return {
    local: await service('local services', 'packages/local-services/bin/local-services.ts', (port) => ({
      ...here,
      ...smtp,
      MAILBOX_PORT: port,
      DATA_DIR: folder,
      SITE_ORIGIN: https('www'),
    })),
    api: await service('API', 'api/bin/api.ts', (port) =>
      environmentOf('The API', {
        ...here,
        ...smtp,
        API_PORT: port,
        DATABASE_URL: database,
        SMTP_HOST: '127.0.0.1',
        SMTP_SECURITY: 'none',
      }),
    ),
    edges: [await edge('edge-1'), await edge('edge-2')] as const,
    assetHost: await service('asset host', 'packages/delivery/bin/asset-host.ts', (port) => ({
      ...store,
      ...environmentOf('The asset host', { ...here, PORT: port }),
      CACHE_DIR: `${folder}/asset-host`,
    })),
    deploy: await service('deploy service', 'packages/delivery/bin/deploy-service.ts', (port) => ({
      ...store,
      ...environmentOf('The deploy service', { ...here, DEPLOY_PORT: port, DATABASE_URL: releaseLog }),
      CACHE_DIR: `${folder}/deploy`,
      // As in development, its first token is written to a file.
      NODE_ENV: 'test',
      DATA_DIR: folder,
    })),
  };
}

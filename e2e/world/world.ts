import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@dosmares/delivery';
import { publish } from '@dosmares/delivery/open-site';
import { settingsFrom } from '@dosmares/delivery/settings';
import { bucketLine } from '@dosmares/delivery/testing/bucket-line';
import { s3Environment, startS3 } from '@dosmares/delivery/testing/s3-server';
import { faultyLine } from '@dosmares/local-services/testing/faulty-line';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { browserOptions } from '@dosmares/tools/presets/browser';
import { runServices } from '@dosmares/tools/start/run-services';
import { test as base, chromium } from 'playwright/test';
import { commandsFor } from '../delivery/commands.ts';
import { liveBuild } from '../site/live.ts';
import { makeAuthority } from './machines/authority.ts';
import { environmentOf } from './machines/guide.ts';
import { hosts, resolverRules, startNames } from './machines/names.ts';
import { startProxy } from './machines/proxy.ts';
import { addresses, machinesOf, serversOf } from './machines/servers.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Playwright's test with the site in the world. */
export const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern
    async ({}, use) => {
      const world = await openWorld();
      await use(world);
      await world.close();
    },
    // Six servers and a first publication: on a busy machine more than five minutes.
    { scope: 'worker', timeout: 900_000 },
  ],
});

/** Opens the whole product as `docs/several-machines.md` sets it up, with https names. */
async function openWorld() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-world-'));
  const closing: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
  const kept = <Thing extends { close: () => unknown }>(thing: Thing) => {
    closing.unshift(() => thing.close());

    return thing;
  };
  const close = async () => {
    for (const end of closing) await end();
  };
  try {
    return { ...(await open(folder, kept)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Keep = <Thing extends { close: () => unknown }>(thing: Thing) => Thing;

async function open(folder: string, kept: Keep) {
  const postgres = await startPostgres({ isDurable: false });
  if (!postgres) throw new Error('There is no PostgreSQL on this machine.');
  kept({ close: postgres.stop });
  const [database, releaseLog] = [await postgres.freshDatabase(), await postgres.freshDatabase()];
  const s3 = await startS3();
  kept({ close: s3.stop });
  const lines = {
    bucket: kept(await bucketLine(s3.endpoint)),
    releaseLog: kept(await faultyLine(releaseLog)),
  };
  const authority = await makeAuthority(folder, Object.values(hosts));

  const store = (endpoint: string) =>
    environmentOf('Edges, the asset host and the deploy service', {
      ...s3Environment,
      STORE: 's3://artifacts/world',
      S3_ENDPOINT: endpoint,
    });
  const servers = await serversOf({
    store: store(lines.bucket.endpoint),
    folder,
    releaseLog: lines.releaseLog.url,
    database,
  });
  const { local, api, edges, assetHost, deploy } = servers;
  Object.assign(deploy.env, { S3_ENDPOINT: s3.endpoint });
  const running = runServices([local, api, ...edges, assetHost, deploy]);
  kept({ close: () => running.stopAll() });
  const proxy = kept(
    await startProxy({
      folder: path.join(folder, 'proxy'),
      authority,
      machines: machinesOf(servers, s3.endpoint),
      outside: `http://127.0.0.1:${local.port}`,
    }),
  );
  const names = kept(await startNames(proxy.port));
  // The deploy service reaches the site by its names, as everybody does.
  Object.assign(deploy.env, names.environment, { NODE_EXTRA_CA_CERTS: authority.root });

  Object.assign(process.env, s3Environment, {
    S3_ENDPOINT: s3.endpoint,
    CACHE_DIR: path.join(folder, 'cache'),
  });
  const settings = settingsFrom({
    ...addresses({ DATABASE_URL: releaseLog, DEPLOY_PORT: String(deploy.port) }),
    STORE: 's3://artifacts/world',
    DATA_DIR: folder,
  });
  await Promise.all([running.start(api.name), running.start(local.name), publish(settings)]);
  for (const { name } of [...edges, assetHost, deploy]) await running.start(name);
  const options = browserOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, resolverRules(proxy.port), authority.trust],
  });

  return {
    ...commandsFor({ settings }),
    settings,
    browser: kept(browser),
    store: openStore(settings.store),
    liveBuild: () => liveBuild({ settings }),
    lines,
    edges: edges.map(({ port }) => `http://127.0.0.1:${port}`),
    mailbox: `http://127.0.0.1:${local.port}`,
    proxy,
    authority,
    running,
  };
}

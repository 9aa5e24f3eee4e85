import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@dosmares/delivery';
import { settingsFrom } from '@dosmares/delivery/settings';
import { bucketLine } from '@dosmares/delivery/testing/bucket-line';
import { s3Environment, startS3 } from '@dosmares/delivery/testing/s3-server';
import { faultyLine } from '@dosmares/local-services/testing/faulty-line';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { browserOptions } from '@dosmares/tools/presets/browser';
import { runServices } from '@dosmares/tools/start/run-services';
import { chromium } from 'playwright/test';
import { makeAuthority } from './machines/authority.ts';
import { environmentOf } from './machines/guide.ts';
import { hosts, resolverRules, startNames } from './machines/names.ts';
import { startProxy } from './machines/proxy.ts';
import { addresses, machinesOf, serversOf } from './machines/servers.ts';
import { cloneRepository } from './teams/clone.ts';
import { makeKeys, ownTeam, type TeamName, teams } from './teams/keys.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * Opens the whole product as `docs/operating.md` sets it up: two edges, four origins and the API behind a caching
 * proxy, one bucket, one PostgreSQL and https names; with two teams in a clone each, and room for a third, which
 * share nothing else.
 */
export async function openWorld() {
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
  const [database, ledger] = [await postgres.freshDatabase(), await postgres.freshDatabase()];
  const s3 = await startS3();
  kept({ close: s3.stop });
  const lines = {
    bucket: kept(await bucketLine(s3.endpoint)),
    uploads: kept(await bucketLine(s3.endpoint)),
    ledger: kept(await faultyLine(ledger)),
  };
  const authority = await makeAuthority(folder, Object.values(hosts));

  const store = (endpoint: string) =>
    environmentOf('Edges, origins and whoever ships', {
      ...s3Environment,
      STORE: 's3://artifacts/world',
      S3_ENDPOINT: endpoint,
    });
  const keys = await makeKeys(folder);
  const publicKeys = `${keys.owner}.pub`;
  const servers = await serversOf({
    store: store(lines.bucket.endpoint),
    publicKeys,
    folder,
    ledgers: [lines.ledger.url, ledger],
    database,
  });
  const all = [servers.local, servers.api, ...servers.edges, ...servers.origins];
  const running = runServices(settingsFrom({}), { all });
  kept({ close: () => running.stopAll() });
  const proxy = kept(
    await startProxy({
      folder: path.join(folder, 'proxy'),
      authority,
      machines: machinesOf(servers, s3.endpoint),
      outside: `http://127.0.0.1:${servers.local.port}`,
    }),
  );
  const names = kept(await startNames(proxy.port));

  const environmentFor = (team: TeamName | typeof ownTeam, bucket: string) => ({
    ...store(bucket),
    ...environmentOf('Whoever ships', {
      LEDGER_URL: ledger,
      DELIVERY_ACTOR: team,
      DELIVERY_SIGNING_KEY: keys[team],
      DELIVERY_PUBLIC_KEYS: publicKeys,
    }),
    CACHE_DIR: path.join(folder, `cache of ${team}`),
    ...names.environment,
    NODE_EXTRA_CA_CERTS: authority.root,
  });
  const clones = (Object.keys(teams) as TeamName[]).map((team) =>
    cloneRepository(
      path.join(folder, team),
      environmentFor(team, team === 'team-a' ? lines.uploads.endpoint : s3.endpoint),
    ),
  );
  const started = Promise.all([running.start('API'), running.start('local services')]);
  const [a, b] = (await Promise.all(clones)) as [Awaited<(typeof clones)[0]>, Awaited<(typeof clones)[0]>];
  const owner = { DELIVERY_SIGNING_KEY: keys.owner, DELIVERY_ACTOR: 'owner' };
  await a.script('packages/tools/start/publish.ts', { ...addresses(), ...owner });
  for (const [team, applications] of Object.entries(teams))
    await a.ship(`keys add ${team} ${keys[team as TeamName]}.pub --for ${applications} --promote`, owner);
  await Promise.all([
    started,
    ...[...servers.edges, ...servers.origins].map(({ name }) => running.start(name)),
  ]);

  Object.assign(process.env, s3Environment);
  const own = openStore('s3://artifacts/world', {
    ledgerUrl: ledger,
    cacheFolder: path.join(folder, 'cache'),
    endpoint: s3.endpoint,
    actor: 'test',
  });
  const options = browserOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, resolverRules(proxy.port), authority.trust],
  });

  return {
    teams: { a, b },
    /**
     * The third team's belongings, which are in no clone: a folder to be, its environment and the public half of its
     * key.
     */
    outside: {
      folder: path.join(folder, 'weather'),
      environment: environmentFor(ownTeam, s3.endpoint),
      key: `${keys[ownTeam]}.pub`,
    },
    /** The holder of the root key. */
    owner: { ship: (line: string) => a.ship(line, owner), environment: owner },
    browser: kept(browser),
    bucket: s3,
    /** The store of the bucket and the ledger. */
    store: kept(own),
    lines,
    edges: servers.edges.map(({ port }) => `http://127.0.0.1:${port}`),
    /** Addresses under the names that every site of the tests uses. */
    api: `http://127.0.0.1:${servers.api.port}`,
    mailbox: `http://127.0.0.1:${servers.local.port}`,
    proxy,
    authority,
    running,
  };
}

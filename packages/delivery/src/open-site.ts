import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { applicationNames, folderOf, root } from '@dosmares/tools/presets/checkout';
import { siteBuilds } from './builds/compose.ts';
import type { Selection, SiteBuild } from './builds/site-build.ts';
import { hydrate } from './checks/hydrate.ts';
import { earlierSite, openTables } from './log/database.ts';
import { releaseLog } from './log/release-log.ts';
import { tokensIn } from './log/tokens.ts';
import { presentCommit } from './release/checkout.ts';
import { pack, take } from './release/release.ts';
import { makeLive, openPreview, tellEdges, unseen } from './service/make-live.ts';
import type { Settings } from './settings.ts';
import { label } from './store/integrity.ts';
import { openStore, type Store } from './store/store.ts';

const apiTimeoutMs = 5_000;
const longestCheckMs = 15 * 60_000;
/** Number of site builds whose pages are known at the start. */
const mostBuilds = 100;
/** Edges are told again: a process may have been killed before it wrote, and another have written an older state after. */
const tellEveryMs = 2_000;

/**
 * A site, opened in this process in place of its deploy service: before that starts, or in tests. What was live when every
 * desk still moved the site becomes the first entry of its release log.
 */
export async function openSite(settings: Pick<Settings, 'store' | 'releaseLog' | 'addresses'>) {
  const tables = await openTables(settings.releaseLog);
  const store = openStore(settings.store);
  const log = releaseLog(tables);
  const site = {
    store,
    builds: siteBuilds(store, settings.addresses),
    log,
    tokens: tokensIn(tables),
    passed: new Set<string>(),
    identity: { name: 'checkout', applications: ['*'] },
    tell: () => {},
    /** Composes releases and makes them live, without the deploy checks; all canaries end. */
    async makeLive(selection: Selection, act = { verb: 'compose', subject: 'a checkout' }) {
      const made = await makeLive(site, { ...act, want: () => ({ selection, canaries: [] }) });

      return made?.build as SiteBuild;
    },
    close: log.close,
  };
  const earlier = (await log.live()) ? undefined : await earlierSite(tables);
  if (earlier) await site.makeLive(earlier, { verb: 'promote', subject: 'what was live before' });

  return site;
}

/** Opens what the deploy service works with. @param metricsToken opens the API's figures */
export async function openService(settings: Settings, metricsToken?: string) {
  const site = await openSite(settings);
  const { apiOrigin } = settings.addresses.config;
  const ids = new Set((await site.log.states()).map(({ build }) => build));
  await site.builds.read([...ids].slice(0, mostBuilds).toReversed());
  await tellEdges(site);
  setInterval(() => void tellEdges(site).catch(() => {}), tellEveryMs).unref();

  async function askApi(at: string) {
    const headers = metricsToken ? { authorization: `Bearer ${metricsToken}` } : {};
    const signal = AbortSignal.timeout(apiTimeoutMs);
    const response = await fetch(apiOrigin + at, { headers, signal }).catch(({ message, cause }) => {
      throw new Error(`${apiOrigin}${at}: ${cause?.code ?? message}`);
    });
    if (!response.ok) throw new Error(`${apiOrigin}${at} answers ${response.status}`);

    return response.json();
  }

  return {
    ...site,
    async hydrate(build: SiteBuild, paths: readonly string[]) {
      const act = { verb: unseen, subject: build.id, forMs: longestCheckMs };

      return hydrate(build, paths, await openPreview(site, build.id, act));
    },
    readApi: () => askApi('/docs/json'),
    readVitals: (minutes: number) => askApi(`/api/vitals?minutes=${minutes}`),
    readBudgets: async () =>
      JSON.parse(await readFile(path.join(root, 'packages/delivery/budgets.json'), 'utf8')),
  };
}

/** Releases an application's last build. @param folder the folder of the build, if not the usual one */
export async function releaseBuild(name: string, store: Store, folder = folderOf(name)) {
  const packed = await pack({ name, folder, commit: presentCommit() });
  await take(packed.folder, packed.release, store).finally(packed.close);

  return packed.release;
}

const shipping = new Set(['promote', 'canary', 'withdraw', 'rollback', 'remove']);

/**
 * Releases the last build of every application, composes them and makes them live, in a store that no team ships to. Once
 * a team has shipped, only `promote` makes a release live; other releases of this checkout are returned as `waiting`.
 */
export async function publish(settings: Settings) {
  const site = await openSite(settings);
  try {
    const built: Record<string, string> = {};
    for (const name of applicationNames) built[name] = (await releaseBuild(name, site.store)).version;
    const live = await site.log.live();
    // A checkout must not undo the work of teams.
    const isShipped = (await site.log.history()).some(({ verb }) => shipping.has(verb));
    const selection = live && isShipped ? live.selection : (built as Selection);
    const before = live && (await site.store.readSiteBuild(live.build).catch(() => undefined));
    // The same releases at other addresses form another site build.
    const isLive = isDeepStrictEqual([before?.selection, before?.addresses], [selection, settings.addresses]);
    const build = isLive && before ? before : await site.makeLive(selection);
    const waiting = Object.entries(built).filter(([name, version]) => build.selection[name] !== version);

    return { build, waiting: waiting.map(([name, version]) => label({ name, version })) };
  } finally {
    await site.close();
  }
}

import { isDeepStrictEqual } from 'node:util';
import { applicationNames, folderOf } from '@dosmares/tools/presets/checkout';
import { siteBuilds } from './builds/compose.ts';
import type { Selection, SiteBuild } from './builds/site-build.ts';
import { earlierSite, openTables } from './log/database.ts';
import { releaseLog } from './log/release-log.ts';
import { tokensIn } from './log/tokens.ts';
import { presentCommit } from './release/checkout.ts';
import { pack } from './release/release.ts';
import { take } from './release/take.ts';
import { makeLive } from './service/make-live.ts';
import type { Settings } from './settings.ts';
import { label } from './store/integrity.ts';
import { openStore, type Store } from './store/store.ts';

/** Releases an application's last build. @param folder the folder of the build, if not the usual one */
export async function releaseBuild(name: string, store: Store, folder = folderOf(name)) {
  const packed = await pack({ name, folder, commit: presentCommit() });
  await take(packed.folder, packed.release, store).finally(packed.close);

  return packed.release;
}

/** A site that was opened in this process. */
export type OpenedSite = Awaited<ReturnType<typeof openSite>>;

/** A site, opened in this process in place of its deploy service: before that starts, or in tests. */
export async function openSite(settings: Pick<Settings, 'store' | 'releaseLog' | 'addresses'>) {
  const tables = await openTables(settings.releaseLog);
  const store = openStore(settings.store);
  const site = {
    store,
    builds: siteBuilds(store, settings.addresses),
    log: releaseLog(tables),
    tokens: tokensIn(tables),
    tables,
    identity: { name: 'checkout', applications: ['*'] },
  };

  return {
    ...site,
    /** Composes releases and makes them live, without the deploy checks; all canaries end. */
    async makeLive(selection: Selection) {
      const want = () => ({ selection, canaries: [] });

      return (await makeLive({ verb: 'compose', subject: 'a checkout', want }, site)) as SiteBuild;
    },
    close: site.log.close,
  };
}

const shipping = new Set(['promote', 'canary', 'withdraw', 'rollback', 'remove']);

/**
 * Releases the last build of every application, composes them and makes them live, in a store that no team ships to. Once
 * a team has shipped, only `promote` makes a release live; other releases of this checkout are returned as `waiting`.
 */
export async function publish(settings: Settings) {
  const site = await openSite(settings);
  try {
    const rows: [string, string][] = [];
    for (const name of applicationNames) rows.push([name, (await releaseBuild(name, site.store)).version]);
    const live = await site.log.live();
    const isShipped = (await site.log.history()).some(({ verb }) => shipping.has(verb));
    // A checkout must not undo the work of teams, nor of those who moved the site before there was a deploy service.
    const kept = live ? isShipped && live.selection : await earlierSite(site.tables);
    const selection = kept || (Object.fromEntries(rows) as Selection);
    const before = live && (await site.store.readSiteBuild(live.build).catch(() => undefined));
    // The same releases at other addresses form another site build.
    const isLive = isDeepStrictEqual([before?.selection, before?.addresses], [selection, settings.addresses]);
    const build = isLive && before ? before : await site.makeLive(selection);
    const waiting = rows.filter(([name, version]) => build.selection[name] !== version);

    return { build, waiting: waiting.map(([name, version]) => label({ name, version })) };
  } finally {
    await site.close();
  }
}

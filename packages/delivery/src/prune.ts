import { pagesIn, type Selection } from './builds/site-build.ts';
import type { DeployContext } from './service/context.ts';
import { waysBack } from './service/site.ts';
import { label } from './store/label.ts';
import type { Store, TextKind } from './store/store.ts';

/** What was removed. */
export interface Pruned {
  builds: readonly string[];
  pages: readonly string[];
  releases: readonly string[];
}

/** Number of site builds with visitors that stay: open tabs may still ask for their files. */
const kept = 100;

/**
 * Removes what none of the last site builds with visitors, no preview and no rollback names: site builds, their pages and
 * style sheets, and releases. What is younger than the grace period stays, because it may be about to be promoted.
 */
export async function prune(
  { store, log }: Pick<DeployContext, 'store' | 'log'>,
  graceMs: number,
): Promise<Pruned> {
  const history = await log.history();
  const states = history.flatMap(({ live }) => live ?? []);
  const [live] = states;
  const seen = states.flatMap(({ build, canaries }) => [build, ...canaries.map((canary) => canary.build)]);
  const named = new Set([
    ...[...new Set(seen)].slice(0, kept),
    ...(live?.previews ?? []).map(({ build }) => build),
  ]);
  const isOld = ageFrom(graceMs);

  const builds: string[] = [];
  const remaining = [];
  for (const id of await store.siteBuilds()) {
    if (named.has(id) || !isOld(await store.siteBuiltAt(id))) remaining.push(await store.readSiteBuild(id));
    else builds.push(id);
  }
  for (const id of builds) await store.removeSiteBuild(id);

  const wanted = remaining.flatMap((build) => pagesIn(build).map(([, page]) => page));
  const pages = [
    ...(await pruneTexts('pages', new Set(wanted.map(({ html }) => html)), { store, isOld })),
    ...(await pruneTexts('styles', new Set(wanted.flatMap(({ styles }) => styles ?? [])), { store, isOld })),
  ];
  const selections = [
    ...remaining.map(({ selection }) => selection),
    ...(live ? waysBack(live, history).map(({ selection }) => selection) : []),
  ];
  const releases = await pruneReleases(selections, { store, isOld });
  await store.removeDrafts(graceMs);

  return { builds, pages, releases };
}

interface Pruning {
  store: Store;
  isOld: (at: Date | undefined) => boolean;
}

const ageFrom = (graceMs: number) => (at: Date | undefined) =>
  Date.now() - (at ?? new Date()).getTime() >= graceMs;

async function pruneTexts(kind: TextKind, wanted: ReadonlySet<string>, { store, isOld }: Pruning) {
  const gone: string[] = [];
  for (const hash of await store.texts(kind))
    if (!wanted.has(hash) && isOld(await store.textStoredAt(kind, hash))) {
      await store.removeText(kind, hash);
      gone.push(hash);
    }

  return gone;
}

async function pruneReleases(selections: readonly Selection[], { store, isOld }: Pruning) {
  const gone: string[] = [];
  for (const name of await store.applications())
    for (const version of await store.versions(name)) {
      const isNeeded = selections.some((selection) => selection[name] === version);
      if (isNeeded || !isOld(await store.releasedAt(name, version))) continue;
      await store.removeRelease(name, version);
      gone.push(label({ name, version }));
    }

  return gone;
}

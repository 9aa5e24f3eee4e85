import { rollbackTargets } from './composition/rollback-target.ts';
import type { Artifacts } from './store/artifacts/artifacts.ts';
import { label, labelsOf, partsOf } from './store/label.ts';
import type { Pointer } from './store/pointer.ts';
import { compositionName, releaseName, type Store } from './store/store.ts';

/** Removed artifacts, and those that were spared only because they are new. */
export interface Pruned {
  compositions: readonly string[];
  releases: readonly string[];
  spared: readonly string[];
}

/**
 * Removes unreachable artifacts: compositions that no visitor got lately (live or in canary), no preview shows and no
 * rollback leads to, and releases that neither a remaining composition nor a rollback of one application needs.
 * Artifacts younger than the grace period stay, because they may be about to be promoted.
 */
export async function prune(store: Store, graceMs: number): Promise<Pruned> {
  const { artifacts, ledger } = store;
  const pointer = await store.readPointer();
  const previews = await ledger.previews(new Date());
  const named = [
    pointer?.live,
    ...(pointer?.history ?? []),
    ...(pointer?.seen ?? []),
    ...(pointer ? await idsOfWaysBack(pointer, store) : []),
    ...previews.map(({ composition }) => composition),
  ];
  const removed = { artifacts, graceMs };

  const compositions = await removeAll(
    (await store.compositions()).filter((id) => !named.includes(id)),
    compositionName,
    removed,
  );
  const earlier = Object.entries(pointer?.earlier ?? {}).flatMap(([name, versions]) =>
    versions.map((version) => label({ name, version })),
  );
  const wanted = new Set([...earlier, ...(await releasesOf(await store.compositions(), store))]);
  const releases = await removeAll(
    (await allReleases(store)).filter((release) => !wanted.has(release)),
    (release) => releaseName(...partsOf(release)),
    removed,
  );
  await artifacts.removeDrafts(graceMs);

  return {
    compositions: compositions.removed,
    releases: releases.removed,
    spared: [...compositions.spared, ...releases.spared],
  };
}

const idsOfWaysBack = async (pointer: Pointer, store: Store) =>
  rollbackTargets(pointer, await store.readComposition(pointer.live)).map(({ id }) => id);

async function removeAll(
  unnamed: readonly string[],
  nameOf: (one: string) => string,
  { artifacts, graceMs }: { artifacts: Artifacts; graceMs: number },
) {
  const removed: string[] = [];
  const spared: string[] = [];
  for (const one of unnamed) {
    const isOld = Date.now() - (await artifacts.keptAt(nameOf(one))).getTime() >= graceMs;
    (isOld ? removed : spared).push(one);
    if (isOld) await artifacts.remove(nameOf(one));
  }

  return { removed, spared };
}

async function releasesOf(ids: readonly string[], store: Store) {
  const selections = await Promise.all(ids.map(async (id) => (await store.readComposition(id)).selection));

  return new Set(selections.flatMap(labelsOf));
}

async function allReleases(store: Store) {
  const rows = (await store.applications()).map(async (name) =>
    (await store.versions(name)).map((version) => `${name}@${version}`),
  );

  return (await Promise.all(rows)).flat();
}

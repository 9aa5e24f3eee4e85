import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { labelsOf, partsOf } from './store/label.ts';
import type { Store } from './store/store.ts';
import { previewed } from './visit/previews.ts';

/** What was removed, and what was spared only because it is new. */
export interface Pruned {
  compositions: readonly string[];
  releases: readonly string[];
  spared: readonly string[];
}

/**
 * Removes what nobody can get back to: compositions that no visitor got lately, live or in canary, and none can preview, and
 * releases that no kept composition names. What is younger than the grace may be on its way to be promoted, and stays.
 */
export async function prune(store: Store, graceMs: number): Promise<Pruned> {
  const pointer = await store.readPointer();
  const named = [
    pointer?.live,
    ...(pointer?.history ?? []),
    ...(pointer?.seen ?? []),
    ...(await previewed(store)),
  ];
  const old = (when: Date) => Date.now() - when.getTime() >= graceMs;

  const compositions = await split(
    await store.compositions(),
    (id) => named.includes(id),
    async (id) => old(await store.composedAt(id)),
  );
  for (const id of compositions.doomed) await store.remove(store.compositionFolder(id));
  const wanted = await releasesOf(await store.compositions(), store);
  const releases = await split(
    await allReleases(store),
    (release) => wanted.has(release),
    async (release) => old(await releasedAt(release, store)),
  );
  for (const release of releases.doomed) await store.remove(store.releaseFolder(...partsOf(release)));
  await removeDrafts(store, old);

  return {
    compositions: compositions.doomed,
    releases: releases.doomed,
    spared: [...compositions.spared, ...releases.spared],
  };
}

async function split(
  all: readonly string[],
  isNamed: (one: string) => boolean,
  isOld: (one: string) => Promise<boolean>,
) {
  const doomed: string[] = [];
  const spared: string[] = [];
  for (const one of all.filter((name) => !isNamed(name))) ((await isOld(one)) ? doomed : spared).push(one);

  return { doomed, spared };
}

async function releasesOf(ids: readonly string[], store: Store) {
  const selections = await Promise.all(ids.map(async (id) => (await store.readComposition(id)).selection));

  return new Set(selections.flatMap(labelsOf));
}

const releasedAt = (release: string, store: Store) => store.releasedAt(...partsOf(release));

async function allReleases(store: Store) {
  const rows = (await store.applications()).map(async (name) =>
    (await store.versions(name)).map((version) => `${name}@${version}`),
  );

  return (await Promise.all(rows)).flat();
}

/** A draft that nobody fills any more was left by a process that died. */
async function removeDrafts(store: Store, old: (when: Date) => boolean) {
  const drafts = path.join(store.folder, 'drafts');
  for (const name of existsSync(drafts) ? await readdir(drafts) : []) {
    const { mtime } = await stat(path.join(drafts, name));
    if (old(mtime)) await store.remove(path.join(drafts, name));
  }
}

import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@dosmares/contracts/release';
import { signManifest } from '../signing/manifest-signature.ts';
import { compressBeside } from '../store/compression.ts';
import type { Store } from '../store/store.ts';
import { type Build, manifestOf } from './manifest.ts';

export type { Build } from './manifest.ts';

/**
 * Writes an immutable, signed release of a build into the store and gives its description. Its version is the package's,
 * with a hash of every byte and need, so that equal builds are the same release and different ones never are.
 */
export async function release(build: Build, store: Store): Promise<Release> {
  const draft = await store.draft();
  for (const part of ['web', 'server', 'types', 'public']) {
    const source = path.join(build.folder, 'dist', part);
    if (existsSync(source)) await cp(source, path.join(draft.folder, part), { recursive: true });
  }

  const made = await manifestOf(build, draft.folder);
  const folder = store.releaseFolder(made.name, made.version);
  await writeFile(path.join(draft.folder, 'release.json'), `${JSON.stringify(made, null, 2)}\n`);
  if (!store.hasRelease(made.name, made.version)) await compressBeside(draft.folder, made.files);
  await signManifest(draft.folder, 'release.json', store);
  await draft.keep(folder);

  return kept(made, folder, store);
}

/** The release as the store has it: an earlier one of the same bytes keeps its commit. */
async function kept(made: Release, folder: string, store: Store): Promise<Release> {
  const held = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  const same: Release = { ...made, commit: held.commit };
  if (!isDeepStrictEqual(held, JSON.parse(JSON.stringify(same)))) {
    throw new Error(`The store's ${made.name}@${made.version} is not what was released under that version.`);
  }
  // It may have been signed by somebody who is not trusted here.
  await signManifest(folder, 'release.json', store);

  return held;
}

import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@dosmares/contracts/release';
import { compressBeside } from '../store/compression.ts';
import { describeFiles } from '../store/integrity.ts';
import { releaseFault } from '../store/release-fault.ts';
import type { Store } from '../store/store.ts';
import { type Build, manifestOf } from './manifest.ts';

export type { Build } from './manifest.ts';

/** The parts of a build that are released. */
export const releasedParts = ['web', 'server', 'types', 'public'] as const;

/**
 * Puts a build and its manifest into a new folder. Its version is the package's, with a hash of all bytes and
 * requirements, so that equal builds are the same release and different ones never are.
 */
export async function pack(
  build: Build,
): Promise<{ folder: string; release: Release; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-release-'));
  for (const part of releasedParts) {
    const source = path.join(build.folder, 'dist', part);
    if (existsSync(source)) await cp(source, path.join(folder, part), { recursive: true });
  }
  const release = await manifestOf(build, folder);
  await writeFile(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);

  return { folder, release, close: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Takes a packed release into the store. One that is there already stays, with its commit.
 * @returns whether it is new
 * @throws when its bytes do not have the hashes in its manifest, or the manifest not the one in its version
 */
export async function take(folder: string, release: Release, store: Store): Promise<boolean> {
  const fault = (await releaseFault(folder, release)) ?? (await strangerIn(folder, release));
  if (fault) throw new Error(`${fault}.`);
  if (await store.hasRelease(release.name, release.version)) return false;

  const draft = await store.draft();
  await cp(folder, draft, { recursive: true });
  await compressBeside(draft, release.files);
  await store.keepRelease(draft, release);

  return true;
}

/** A file that the manifest does not name: nobody could tell whether it was altered. */
async function strangerIn(folder: string, { files }: Release) {
  const named = new Set(['release.json', ...files.map((file) => file.path)]);
  const stranger = (await describeFiles(folder)).find((file) => !named.has(file.path));

  return stranger && `${stranger.path} is not named in release.json`;
}

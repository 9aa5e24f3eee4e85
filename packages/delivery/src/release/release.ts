import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@dosmares/contracts/release';
import { compressBeside } from '../store/compression.ts';
import { describeFiles, filesIn, fingerprint, requireIntact } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { type Facts, factsOf } from './manifest.ts';

/** A finished build, from which a release is made. */
export interface Build {
  name: string;
  /** The application's folder, with its `package.json` and the `dist` of its build. */
  folder: string;
  /** The commit that was built, or `working tree`. */
  commit: string;
}

/** The parts of a build that are released. */
export const releasedParts = ['web', 'server', 'types', 'public'] as const;

/** Packs a build into a new folder. */
export async function pack({ name, folder: build, commit }: Build) {
  const folder = await newFolder();
  for (const part of releasedParts) {
    const source = path.join(build, 'dist', part);
    if (existsSync(source)) await cp(source, path.join(folder, part), { recursive: true });
  }
  const { version } = JSON.parse(await readFile(path.join(build, 'package.json'), 'utf8'));

  return complete(folder, { name, version, commit }, await factsOf(name, build, folder));
}

/** Makes an empty folder for a release. */
export const newFolder = () => mkdtemp(path.join(tmpdir(), 'dos-mares-release-'));

/**
 * Writes the manifest of a packed release. Its version is the build's, with a hash of all bytes and requirements, so that
 * equal builds are the same release and different ones never are.
 */
export async function complete(
  folder: string,
  { name, version, commit }: Pick<Release, 'name' | 'version' | 'commit'>,
  facts: Facts,
) {
  const whole = { ...facts, files: await describeFiles(folder) };
  const release: Release = { name, version: `${version}-${fingerprint(whole, 16)}`, commit, ...whole };
  await writeFile(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);

  return { folder, release, close: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Takes a packed release into the store. One that is there already stays, with its commit.
 * @returns whether it is new
 * @throws when its bytes do not have the hashes in its manifest, or the manifest not the one in its version
 */
export async function take(folder: string, release: Release, store: Store): Promise<boolean> {
  await requireIntact(folder, release);
  // Nobody could tell whether a file was altered that the manifest does not name.
  const named = new Set(['release.json', ...release.files.map((file) => file.path)]);
  const stranger = (await filesIn(folder)).find((file) => !named.has(file));
  if (stranger) throw new Error(`${stranger} is not named in release.json.`);
  if (await store.hasRelease(release.name, release.version)) return false;

  const draft = await store.draft();
  await cp(folder, draft, { recursive: true });
  await compressBeside(draft, release.files);
  await store.keepRelease(draft, release);

  return true;
}

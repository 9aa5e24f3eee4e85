import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@dosmares/contracts/release';
import { fingerprint } from '../src/store/integrity.ts';

/** Writes the manifest of a packed release, with the version that follows from it unless another is given. */
export async function pack(folder: string, held: Release, given?: string): Promise<Release> {
  const { name, version: _, commit, ...facts } = held;
  const version = given ?? `2.0.0-${fingerprint(facts, 16)}`;
  const release = { name, version, commit, ...facts };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));

  return release;
}

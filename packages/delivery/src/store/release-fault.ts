import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release, ReleaseFile } from '@dosmares/contracts/release';
import { fingerprint, integrityOf } from './integrity.ts';
import { label } from './label.ts';

const forms = [
  ['', async (bytes: Buffer) => bytes],
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

/**
 * Returns the first fault of a folder that is said to hold a release: its manifest has to have the hash in its version,
 * and each file the hash in the manifest.
 */
export async function releaseFault(folder: string, { name, version }: Pick<Release, 'name' | 'version'>) {
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  const words = label({ name, version });
  if (release.name !== name || release.version !== version || !hasHash(release))
    return `${words}: release.json is not what was released`;
  for (const file of release.files)
    for (const [suffix, unpack] of forms) {
      const fault = await fileFault(path.join(folder, file.path + suffix), file, unpack);
      if (fault) return `${words}: ${file.path}${suffix} ${fault}`;
    }

  return undefined;
}

/** Refuses a release that was altered. @throws with the fault and its remedy */
export async function refuseAltered(folder: string, release: Pick<Release, 'name' | 'version'>) {
  const fault = await releaseFault(folder, release);
  if (fault) throw new Error(`${fault}: its team has to release it again.`);
}

/** The hash in a version is that of everything but name, version and commit. */
function hasHash({ name: _, version, commit: __, ...facts }: Release) {
  const [, hash] = /-([0-9a-f]{12,})$/.exec(version) ?? [];

  return !hash || fingerprint(facts, hash.length) === hash;
}

async function fileFault(
  file: string,
  { path: name, integrity }: ReleaseFile,
  unpack: (bytes: Buffer) => Promise<Buffer>,
) {
  if (!existsSync(file)) return file.endsWith(name) ? 'is missing' : undefined;
  const bytes = await unpack(await readFile(file)).catch(() => Buffer.alloc(0));

  return integrityOf(bytes) === integrity ? undefined : 'is not what was released';
}

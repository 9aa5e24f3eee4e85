import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from '@dosmares/contracts/release';

/** Returns the sha384 of some bytes, in the format of an `integrity` attribute. */
export const integrityOf = (bytes: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Returns the hash of some bytes under which they are stored. */
export const hashOf = (bytes: Uint8Array | string, length = 32) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, length);

/** Returns a short hash of some facts: the same facts have the same hash. */
export const fingerprint = (facts: unknown, length = 12) => hashOf(JSON.stringify(facts), length);

/** Lists all files below a folder, with their sizes and hashes. */
export async function describeFiles(folder: string): Promise<ReleaseFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

  return Promise.all(
    paths.map(async (file) => {
      const bytes = await readFile(path.join(folder, file));

      return { path: file, bytes: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
}

import { statSync } from 'node:fs';
import path from 'node:path';
import type { edgeFolders } from '@dosmares/contracts/site/routes';
import type { Store } from '@dosmares/delivery';

/** A part of shell releases that visitors may ask for. */
export interface PublicFolder {
  /** The folder inside a release. */
  inside: string;
  /** For how long a browser need not ask again. */
  maxAge: string;
  /** Whether an address always means the same bytes. */
  immutable: boolean;
}

/** The parts by the first segment of their addresses. */
// biome-ignore format: a table reads in columns
export const publicFolders: Readonly<Record<(typeof edgeFolders)[number], PublicFolder>> = {
  assets: { inside: 'web',          maxAge: '365d', immutable: true },
  media:  { inside: 'public/media', maxAge: '365d', immutable: true },
  // Their names hold no hash.
  fonts:  { inside: 'public/fonts', maxAge: '30d',  immutable: false },
};

/** Where a file stands: in the live shell release, else in any earlier one, for tabs that were opened with it. */
export async function fileIn(store: Store, liveVersion: string, { inside }: PublicFolder, file: string) {
  for (const version of [liveVersion, ...(await store.versions('shell'))]) {
    const folder = path.join(store.releaseFolder('shell', version), inside);
    if (isFileIn(folder, file)) return { folder, file };
  }

  return undefined;
}

/** A picture's place without the hash in its address, which is there for caches. */
export const withoutHash = (address: string) => address.replace(/^[0-9a-f]{8}\//, '');

const isFileIn = (folder: string, file: string) =>
  !file.includes('\0') &&
  !path.relative(folder, path.join(folder, file)).startsWith('..') &&
  statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() === true;

import path from 'node:path';
import type { edgeFolders } from '@dosmares/contracts/site/routes';
import { cached, listedVersions, type Store } from '@dosmares/delivery';

export interface PublicFolder {
  inside: string;
  maxAge: string;
  immutable: boolean;
}

/** The parts by the first segment of their addresses. */
// biome-ignore format: a table reads in columns
export const publicFolders: Readonly<Record<(typeof edgeFolders)[number], PublicFolder>> = {
  assets: { inside: 'web',          maxAge: '365d', immutable: true },
  media:  { inside: 'public/media', maxAge: '365d', immutable: true },
  // Their names contain no hash.
  fonts:  { inside: 'public/fonts', maxAge: '30d',  immutable: false },
};

/** Finds files of shell releases: in the live one, else in any that was ever kept, for tabs that were opened with it. */
export function releasedFiles(store: Store) {
  const filesOf = cached(async (version) => {
    const { files } = await store.readRelease('shell', version);

    return new Set(files.map((file) => file.path));
  });
  const listed = listedVersions(store, 'shell');

  const has = async (version: string, file: string) =>
    (await filesOf(version).catch(() => undefined))?.has(file);

  async function at(version: string, { inside }: PublicFolder, file: string) {
    return { folder: path.join(await store.releaseFolder('shell', version), inside), file };
  }

  return async (liveVersion: string, folder: PublicFolder, file: string) => {
    const name = path.posix.join(folder.inside, file);
    if (await has(liveVersion, name)) return at(liveVersion, folder, file);
    if (!folder.immutable) return undefined;

    for (const version of (await listed()) ?? []) {
      if (await has(version, name)) return at(version, folder, file);
    }

    return undefined;
  };
}

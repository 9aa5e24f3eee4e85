import path from 'node:path';
import type { edgeFolders } from '@dosmares/contracts/site/routes';
import type { Store } from '@dosmares/delivery';
import { shared } from '@dosmares/server/shared';

export interface PublicFolder {
  inside: string;
  maxAge: string;
  immutable: boolean;
  /** Whether pages of other sites may read its files: those that show our remotes need the fonts. */
  isForAll?: boolean;
}

/** The folders of a shell release that are public, by the first segment of their URLs. */
// biome-ignore format: a table reads in columns
export const publicFolders: Readonly<Record<(typeof edgeFolders)[number], PublicFolder>> = {
  assets: { inside: 'web',          maxAge: '365d', immutable: true },
  media:  { inside: 'public/media', maxAge: '365d', immutable: true },
  // Their names contain no hash.
  fonts:  { inside: 'public/fonts', maxAge: '30d',  immutable: false, isForAll: true },
};

/** Finds a file in the live shell release, else in any stored one, for tabs that were opened with it. */
export function releasedFiles(store: Store) {
  const known = new Map<string, ReadonlySet<string>>();
  const keptVersions = shared(2_000, () => store.versions('shell'));

  async function filesOf(version: string) {
    const read = async () => (await store.readRelease('shell', version)).files.map((file) => file.path);
    const files = known.get(version) ?? new Set(await read());
    known.set(version, files);

    return files;
  }

  const has = async (version: string, file: string) =>
    (await filesOf(version).catch(() => undefined))?.has(file);

  return async (liveVersion: string, { inside, immutable }: PublicFolder, file: string) => {
    const name = path.posix.join(inside, file);
    // While the store is down, the releases that are known.
    const others = async () => (immutable ? await keptVersions().catch(() => [...known.keys()]) : []);
    const versions = (await has(liveVersion, name)) ? [liveVersion] : await others();
    for (const version of versions)
      if (await has(version, name))
        return { folder: path.join(await store.releaseFolder('shell', version), inside), file };

    return undefined;
  };
}

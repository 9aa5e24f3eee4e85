import path from 'node:path';
import type { edgeFolders } from '@dosmares/contracts/site/routes';
import { shared } from '@dosmares/contracts/waiting';
import type { Store } from '@dosmares/delivery';

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

const everyMs = 2_000;

/** Finds files of shell releases: in the live one, else in any that was ever kept, for tabs that were opened with it. */
export function releasedFiles(store: Store) {
  const known = new Map<string, ReadonlySet<string>>();
  const listed = shared(everyMs, () => store.versions('shell'));

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
    // While the store is away, those that are known count.
    const others = async () => (immutable ? await listed().catch(() => [...known.keys()]) : []);
    const versions = (await has(liveVersion, name)) ? [liveVersion] : await others();
    for (const version of versions)
      if (await has(version, name))
        return { folder: path.join(await store.releaseFolder('shell', version), inside), file };

    return undefined;
  };
}

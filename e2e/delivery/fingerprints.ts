import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Selection, Store } from '@dosmares/delivery';

/** Returns a hash of the bytes of every file of the selected releases, by release and file. */
export async function fingerprints(selection: Selection, store: Store): Promise<Record<string, string>> {
  const releases = Object.entries(selection).map(async ([name, version]) =>
    hashesBelow(await store.releaseFolder(name, version), `${name}@${version}`),
  );

  return Object.fromEntries((await Promise.all(releases)).flat());
}

async function hashesBelow(folder: string, label: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

  return Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');

      return [`${label}/${path.relative(folder, file)}`, hash] as const;
    }),
  );
}

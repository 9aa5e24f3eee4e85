import path from 'node:path';
import type { Release } from '@dosmares/contracts/release';
import { sentBytes } from '../builds/page-scripts.ts';
import { label } from '../store/label.ts';
import type { Store } from '../store/store.ts';

/** Maximum bytes of a file, by application and by the file's name without its hash. */
export type FileBudgets = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Refuses files over their budget. */
export async function weight(
  release: Release,
  budgets: FileBudgets,
  store: Store,
): Promise<readonly string[]> {
  const folder = await store.releaseFolder(release.name, release.version);
  const own = { ...budgets['*'], ...budgets[release.name] };

  return release.files
    .filter((file) => file.path.startsWith('web/'))
    .map((file) => ({
      name: path.basename(file.path).replace(/\.[0-9a-f]{8}\./, '.'),
      bytes: sentBytes(path.join(folder, file.path)),
    }))
    .map(({ name, bytes }) => ({ name, bytes, most: own[name] ?? own['*'] ?? Number.POSITIVE_INFINITY }))
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ name, bytes, most }) =>
        `${label(release)} brings ${name} with ${bytes} bytes, over its budget of ${most}.`,
    );
}

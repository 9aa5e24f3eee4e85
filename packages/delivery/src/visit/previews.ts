import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signingKey } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { previewToken } from './preview.ts';

const folderIn = (store: Store) => path.join(store.folder, 'previews');

/** Permits looking at a composition for some hours, and notes it, so that it is kept that long. */
export async function permitPreview(composition: string, hours: number, store: Store) {
  const until = Math.ceil(Date.now() / 1_000 + hours * 3_600);
  await mkdir(folderIn(store), { recursive: true });
  const file = path.join(folderIn(store), composition);
  const earlier = existsSync(file) ? Number(await readFile(file, 'utf8')) : 0;
  await writeFile(file, String(Math.max(until, earlier)));

  return previewToken({ composition, until }, await signingKey(store.folder));
}

/** Compositions that a preview may still show. */
export async function previewed(store: Store, now = Date.now()): Promise<string[]> {
  const names = existsSync(folderIn(store)) ? await readdir(folderIn(store)) : [];
  const rows = names.map(
    async (id) => [id, Number(await readFile(path.join(folderIn(store), id), 'utf8'))] as const,
  );

  return (await Promise.all(rows)).filter(([, until]) => until * 1_000 > now).map(([id]) => id);
}

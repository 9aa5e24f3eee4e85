import { existsSync } from 'node:fs';
import { rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { lockFolder } from './folder-lock.ts';

// Optimizing the engine's WebAssembly takes 500 MB after every start; unoptimized it is fast enough.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Opens the embedded engine, for development alone, in a folder that no other process may use meanwhile. */
export async function openPglite<Tables>(folder: string) {
  const unlock = lockFolder(folder);

  try {
    // On a full disk the engine would break while opening.
    await requireSpace(folder);
    const files = join(folder, 'pglite');
    if (!existsSync(files)) await createDatabase(files);
    const pglite = await PGlite.create(files);
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });

    return {
      engine: 'pglite' as const,
      db,
      queue: { db: fromPglite(pglite), backend: 'pglite' as const, reindex: false },
      requireSpace: () => requireSpace(folder),
      maintain: (work: (db: Kysely<Tables>) => Promise<void>) => work(db),
      close: () => pglite.close().finally(unlock),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Creates the database in another folder first, so that half of one is never opened. */
async function createDatabase(files: string) {
  const unfinished = `${files}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create(unfinished);
  await pglite.close();
  await rename(unfinished, files);
}

/** Free megabytes below which no inquiry is accepted. */
const minFreeMegabytes = 64;

/** Throws when the disk is nearly full: the engine cannot recover from a write without space. */
async function requireSpace(folder: string): Promise<undefined> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= minFreeMegabytes) return undefined;

  const error = new Error(`only ${free} MB are left on the disk of ${folder}`);
  throw Object.assign(error, { code: 'DISK_NEARLY_FULL' });
}

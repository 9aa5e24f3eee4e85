import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Storage of named objects: a folder, or a bucket. */
export interface Objects {
  /** Reads an object; without its bytes if it still has this tag, and undefined when there is none. */
  get: (name: string, tag?: string) => Promise<{ tag: string; bytes?: Buffer } | undefined>;
  /** Writes an object, whole or not at all. */
  put: (name: string, bytes: Buffer | string, caching?: string) => Promise<void>;
  storedAt: (name: string) => Promise<Date | undefined>;
  /** Lists the names directly below a path, e.g. the versions below `releases/mf-agents`. */
  names: (below: string) => Promise<readonly string[]>;
  /** Removes an object, or everything below a name. */
  remove: (name: string) => Promise<void>;
}

/** Stores objects as files of a folder, which is created if it does not exist. */
export function folderObjects(folder: string): Objects {
  const at = (name: string) => path.join(folder, name);

  async function newDraft() {
    await mkdir(at('drafts'), { recursive: true });

    return at(`drafts/${process.pid}-${crypto.randomUUID()}`);
  }

  return {
    async get(name, tag) {
      const found = await stat(at(name), { bigint: true }).catch(nothingWhenMissing);
      if (!found) return undefined;
      // Each writing makes another file.
      const now = `${found.ino}-${found.mtimeNs}`;

      return now === tag ? { tag } : { tag: now, bytes: await readFile(at(name)) };
    },
    async put(name, bytes) {
      const draft = await newDraft();
      await mkdir(path.dirname(at(name)), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, at(name));
    },
    storedAt: async (name) => (await stat(at(name)).catch(nothingWhenMissing))?.mtime,
    names: (below) => readdir(at(below)).catch(() => []),
    // Renamed in one step first, so that no process finds half of it.
    async remove(name) {
      const doomed = await newDraft();
      await rename(at(name), doomed).catch(nothingWhenMissing);
      await rm(doomed, { recursive: true, force: true });
    },
  };
}

/** Returns undefined for a missing file. @throws every other failure */
export function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

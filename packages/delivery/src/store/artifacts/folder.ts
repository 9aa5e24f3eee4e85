import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Artifacts, manifestFile } from './artifacts.ts';

/** Stores artifacts in a local folder, which is created if it does not exist. */
export function folderArtifacts(folder: string): Artifacts {
  const drafts = path.join(folder, 'drafts');
  const manifest = (name: string) => path.join(folder, name, manifestFile(name));

  async function draft() {
    const made = path.join(drafts, `${process.pid}-${crypto.randomUUID()}`);
    await mkdir(made, { recursive: true });

    return made;
  }

  return {
    draft,
    async keep(filled, name) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      if (!(await renamed(filled, target))) await rm(filled, { recursive: true });
    },
    async add(name, file, text) {
      const target = path.join(folder, name, file);
      if (existsSync(target)) return;
      await writeFile(`${target}.${process.pid}`, text);
      await rename(`${target}.${process.pid}`, target);
    },
    fetch: async (name) => (existsSync(manifest(name)) ? path.join(folder, name) : undefined),
    read: (name) => readFile(manifest(name), 'utf8').catch(nothingWhenMissing),
    names: async (below) => readdir(path.join(folder, below)).catch(() => []),
    keptAt: async (name) => (await stat(manifest(name))).mtime,
    async removeDrafts(olderThanMs) {
      for (const name of await readdir(drafts).catch(() => [])) {
        const { mtimeMs } = await stat(path.join(drafts, name));
        if (Date.now() - mtimeMs >= olderThanMs) await rm(path.join(drafts, name), { recursive: true });
      }
    },
    // Renamed in one step first, so that no process finds half of it.
    async remove(name) {
      const doomed = await draft();
      await rename(path.join(folder, name), path.join(doomed, 'removed'));
      await rm(doomed, { recursive: true });
    },
  };
}

function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Renames a folder; returns false when the target exists. */
async function renamed(from: string, to: string) {
  try {
    await rename(from, to);

    return true;
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;

    return false;
  }
}

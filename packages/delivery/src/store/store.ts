import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@dosmares/contracts/release';
import type { ApplicationName } from '@dosmares/contracts/remote';
import type { Composition } from './composition.ts';
import { alone } from './lock.ts';
import type { Pointer } from './pointer.ts';

/**
 * Where releases and compositions live: a folder. Releases and compositions are written once and never changed; only
 * the pointer moves.
 */
export interface Store {
  folder: string;
  /** The folder of a release; its files stand below it as `release.json` names them. */
  releaseFolder: (name: string, version: string) => string;
  hasRelease: (name: string, version: string) => boolean;
  readRelease: (name: ApplicationName, version: string) => Promise<Release>;
  /** When a release was kept. */
  releasedAt: (name: string, version: string) => Promise<Date>;
  /** Applications that have releases. */
  applications: () => Promise<string[]>;
  versions: (name: string) => Promise<string[]>;
  compositionFolder: (id: string) => string;
  hasComposition: (id: string) => boolean;
  readComposition: (id: string) => Promise<Composition>;
  composedAt: (id: string) => Promise<Date>;
  compositions: () => Promise<string[]>;
  readPointer: () => Promise<Pointer | undefined>;
  /**
   * Moves the pointer at once for every reader. What it becomes is made from what it is, and nobody else moves it in
   * between: two teams that promote at the same moment both keep what they promoted.
   */
  movePointer: (change: (now: Pointer | undefined) => Pointer) => Promise<Pointer>;
  /** Gives a folder to fill; `keep` moves it into place whole, so that nobody ever sees a half of it. */
  draft: () => Promise<{ folder: string; keep: (target: string) => Promise<void> }>;
  remove: (folder: string) => Promise<void>;
}

/** Opens the store in a folder, which is made when it is not there. */
export function openStore(folder: string): Store {
  const releaseFolder = (name: string, version: string) => path.join(folder, 'releases', name, version);
  const compositionFolder = (id: string) => path.join(folder, 'compositions', id);
  const releaseFile = (name: string, version: string) =>
    path.join(releaseFolder(name, version), 'release.json');
  const compositionFile = (id: string) => path.join(compositionFolder(id), 'composition.json');
  const pointerFile = path.join(folder, 'live.json');
  const readPointer = async () =>
    existsSync(pointerFile) ? withHistory(await readJson(pointerFile)) : undefined;

  return {
    folder,
    releaseFolder,
    hasRelease: (name, version) => existsSync(releaseFile(name, version)),
    readRelease: (name, version) => readJson(releaseFile(name, version)),
    releasedAt: async (name, version) => (await stat(releaseFile(name, version))).mtime,
    applications: () => namesIn(path.join(folder, 'releases')),
    versions: (name) => namesIn(path.join(folder, 'releases', name)),
    compositionFolder,
    hasComposition: (id) => existsSync(compositionFile(id)),
    readComposition: (id) => readJson(compositionFile(id)),
    composedAt: async (id) => (await stat(compositionFile(id))).mtime,
    compositions: () => namesIn(path.join(folder, 'compositions')),
    readPointer,
    movePointer: (change) =>
      alone(`${pointerFile}.lock`, async () => {
        const pointer = change(await readPointer());
        await replace(pointerFile, `${JSON.stringify(pointer, null, 2)}\n`);

        return pointer;
      }),
    draft: () => draftIn(path.join(folder, 'drafts')),
    // Out of sight in one step, so that nobody finds half of it.
    async remove(doomed) {
      const draft = path.join(folder, 'drafts', `removed-${crypto.randomUUID()}`);
      await mkdir(path.dirname(draft), { recursive: true });
      await rename(doomed, draft);
      await rm(draft, { recursive: true });
    },
  };
}

async function replace(file: string, text: string) {
  const next = `${file}.${process.pid}`;
  await writeFile(next, text);
  await rename(next, file);
}

async function draftIn(drafts: string) {
  const folder = path.join(drafts, `${process.pid}-${crypto.randomUUID()}`);
  await mkdir(folder, { recursive: true });

  return {
    folder,
    async keep(target: string) {
      await mkdir(path.dirname(target), { recursive: true });
      // Whoever was first has written the same bytes.
      if (existsSync(target)) return rm(folder, { recursive: true });
      await rename(folder, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;

        return rm(folder, { recursive: true });
      });
    },
  };
}

const readJson = async <Value>(file: string): Promise<Value> =>
  JSON.parse(await readFile(file, 'utf8')) as Value;

const withHistory = (pointer: Pointer): Pointer => ({
  ...pointer,
  since: pointer.since ?? pointer.moved,
  history: pointer.history ?? (pointer.previous ? [pointer.previous] : []),
});

const namesIn = async (folder: string) => (existsSync(folder) ? await readdir(folder) : []);

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Release } from '@dosmares/contracts/release';
import { packTar, unpackTar } from 'modern-tar/fs';
import { label } from './label.ts';
import type { Objects } from './objects.ts';
import { releaseFault } from './release-fault.ts';

const atOnce = 8;

/**
 * All files of a release in one object of a bucket: an edge needs hundreds of them at once. Only files that browsers
 * may request from the bucket are objects of their own.
 */
const archive = 'files.tar';
const isPublic = (file: string) => /^web[\\/]/.test(file);

/** Written last: a release with it is complete. */
const manifest = 'release.json';

/** Storage of releases: folders that are written once, under names that follow from their bytes. */
export interface Releases {
  /** Makes an empty folder on this disk to fill. */
  draft: () => Promise<string>;
  /** Stores a draft, whole or not at all, and removes it. A release that is there already stays. */
  keepRelease: (draft: string, release: Named) => Promise<void>;
  /** Returns the local folder with a release's files. @throws when there is none, or it was altered */
  releaseFolder: (name: string, version: string) => Promise<string>;
  /** Reports whether this machine has a release's files. */
  isHere: (name: string, version: string) => boolean;
  hasRelease: (name: string, version: string) => Promise<boolean>;
  /** Reads a release's manifest. @throws when there is none */
  readRelease: (name: string, version: string) => Promise<Release>;
  releasedAt: (name: string, version: string) => Promise<Date>;
  /** Lists all applications that were ever released, of any repository. */
  applications: () => Promise<readonly string[]>;
  /** Lists the released versions of an application. */
  versions: (name: string) => Promise<readonly string[]>;
  removeRelease: (name: string, version: string) => Promise<void>;
  /** Removes older drafts on this disk: the processes that filled them have died. */
  removeDrafts: (olderThanMs: number) => Promise<void>;
}

type Named = Pick<Release, 'name' | 'version'>;

const nameOf = ({ name, version }: Named) => `releases/${name}/${version}`;

/**
 * Opens the releases of a store.
 * @param local the store's folder; with a bucket, a folder for the copies that this machine uses
 */
export function releasesIn(objects: Objects, local: string, isBucket: boolean): Releases {
  const drafts = path.join(local, 'drafts');
  const onTheirWay = new Map<string, Promise<string>>();
  const found = new Set<string>();
  const folderOf = (release: Named) => path.join(local, nameOf(release));
  const isHere = (release: Named) => existsSync(path.join(folderOf(release), manifest));

  async function draft() {
    const made = path.join(drafts, `${process.pid}-${crypto.randomUUID()}`);
    await mkdir(made, { recursive: true });

    return made;
  }

  /** Releases never change, so each is looked for only until it is complete. */
  async function has(release: Named) {
    const name = nameOf(release);
    if (!found.has(name) && (isHere(release) || (await objects.storedAt(`${name}/${manifest}`))))
      found.add(name);

    return found.has(name);
  }

  async function upload(folder: string, name: string) {
    await objects.put(`${name}/${archive}`, await buffer(packTar(folder)));
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter(isPublic);
    await Readable.from(files).forEach(
      async (file: string) => objects.put(`${name}/${file}`, await readFile(path.join(folder, file))),
      { concurrency: atOnce },
    );
    // Last, so that an interrupted upload stays invisible and can be repeated.
    await objects.put(`${name}/${manifest}`, await readFile(path.join(folder, manifest)));
  }

  async function move(folder: string, release: Named) {
    await mkdir(path.dirname(folderOf(release)), { recursive: true });
    await rename(folder, folderOf(release)).catch(async (error: NodeJS.ErrnoException) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error;
      await rm(folder, { recursive: true });
    });
  }

  async function download(release: Named) {
    const bytes = await objects.get(`${nameOf(release)}/${archive}`);
    if (!bytes || !(await has(release))) throw new Error(`${label(release)} is not in the store.`);
    const folder = await draft();
    await pipeline(Readable.from([bytes]), unpackTar(folder));
    const fault = await releaseFault(folder, release);
    if (fault) {
      await rm(folder, { recursive: true });
      throw new Error(`${fault}.`);
    }
    await move(folder, release);

    return folderOf(release);
  }

  /** Shares one download between simultaneous callers. */
  function downloadOnce(release: Named) {
    const name = nameOf(release);
    const coming = onTheirWay.get(name) ?? download(release).finally(() => onTheirWay.delete(name));
    onTheirWay.set(name, coming);

    return coming;
  }

  return {
    draft,
    async keepRelease(filled, release) {
      if (await has(release)) return rm(filled, { recursive: true });
      if (isBucket) await upload(filled, nameOf(release));
      await move(filled, release);
    },
    async releaseFolder(name, version) {
      if (isHere({ name, version })) return folderOf({ name, version });
      if (isBucket) return downloadOnce({ name, version });

      throw new Error(`${label({ name, version })} is not in the store.`);
    },
    isHere: (name, version) => isHere({ name, version }),
    hasRelease: (name, version) => has({ name, version }),
    async readRelease(name, version) {
      const file = `${nameOf({ name, version })}/${manifest}`;
      const bytes = await readFile(path.join(local, file)).catch(() => objects.get(file));
      if (!bytes) throw new Error(`${label({ name, version })} is not in the store.`);

      return JSON.parse(String(bytes)) as Release;
    },
    async releasedAt(name, version) {
      const at = await objects.storedAt(`${nameOf({ name, version })}/${manifest}`);
      if (!at) throw new Error(`${label({ name, version })} is not in the store.`);

      return at;
    },
    applications: () => objects.names('releases'),
    async versions(name) {
      const versions = await objects.names(`releases/${name}`);
      // Others are still being uploaded, or were interrupted.
      const whole = await Promise.all(versions.map((version) => has({ name, version })));

      return versions.filter((_, index) => whole[index]);
    },
    async removeRelease(name, version) {
      // The manifest first: without one, a release does not exist.
      await objects.remove(`${nameOf({ name, version })}/${manifest}`);
      await objects.remove(nameOf({ name, version }));
      await rm(folderOf({ name, version }), { recursive: true, force: true });
      found.delete(nameOf({ name, version }));
    },
    async removeDrafts(olderThanMs) {
      for (const name of await readdir(drafts).catch(() => [])) {
        const { mtimeMs } = await stat(path.join(drafts, name));
        if (Date.now() - mtimeMs >= olderThanMs) await rm(path.join(drafts, name), { recursive: true });
      }
    },
  };
}

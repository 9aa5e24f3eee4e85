import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Release } from '@dosmares/contracts/release';
import { packTar, unpackTar } from 'modern-tar/fs';
import { filesIn, requireIntact } from './integrity.ts';
import { label } from './label.ts';
import type { Objects } from './objects.ts';

const atOnce = 8;

/**
 * All files of a release in one object of a bucket: an edge needs hundreds of them at once. Only files that browsers
 * may request from the bucket are objects of their own.
 */
const archive = 'files.tar';
const isPublic = (file: string) => /^web[\\/]/.test(file);

/** Written last: a release with it is complete. */
const manifest = 'release.json';

type Named = Pick<Release, 'name' | 'version'>;

const nameOf = ({ name, version }: Named) => `releases/${name}/${version}`;

/**
 * Opens the releases of a store: folders that are written once, under names that follow from their bytes.
 * @param local the store's folder; with a bucket, a folder for the copies that this machine uses
 */
export function releasesIn(objects: Objects, local: string, isBucket: boolean) {
  const drafts = path.join(local, 'drafts');
  const onTheirWay = new Map<string, Promise<string>>();
  const found = new Set<string>();
  const folderOf = (release: Named) => path.join(local, nameOf(release));
  const isHere = (release: Named) => existsSync(path.join(folderOf(release), manifest));
  const missing = (release: Named) => new Error(`${label(release)} is not in the store.`);

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
    const send = async (file: string) =>
      objects.put(`${name}/${file}`, await readFile(path.join(folder, file)));
    await Readable.from((await filesIn(folder)).filter(isPublic)).forEach(send, { concurrency: atOnce });
    // Last, so that an interrupted upload stays invisible and can be repeated.
    await send(manifest);
  }

  async function move(folder: string, release: Named) {
    await mkdir(path.dirname(folderOf(release)), { recursive: true });
    await rename(folder, folderOf(release)).catch(async (error: NodeJS.ErrnoException) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error;
      await rm(folder, { recursive: true });
    });
  }

  async function download(release: Named) {
    const { bytes } = (await objects.get(`${nameOf(release)}/${archive}`)) ?? {};
    if (!bytes || !(await has(release))) throw missing(release);
    const folder = await draft();
    try {
      await pipeline(Readable.from([bytes]), unpackTar(folder));
      await requireIntact(folder, release);
      await move(folder, release);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }

    return folderOf(release);
  }

  return {
    /** Makes an empty folder on this disk to fill. */
    draft,
    /** Stores a draft, whole or not at all, and removes it. A release that is there already stays. */
    async keepRelease(filled: string, release: Named) {
      if (await has(release)) return rm(filled, { recursive: true });
      if (isBucket) await upload(filled, nameOf(release));
      await move(filled, release);
    },
    /** Returns the local folder with a release's files. @throws when there is none, or it was altered */
    async releaseFolder(name: string, version: string): Promise<string> {
      const release = { name, version };
      if (isHere(release)) return folderOf(release);
      if (!isBucket) throw missing(release);
      // Simultaneous callers share one download.
      const key = nameOf(release);
      const coming = onTheirWay.get(key) ?? download(release).finally(() => onTheirWay.delete(key));
      onTheirWay.set(key, coming);

      return coming;
    },
    /** Reports whether this machine has a release's files. */
    isHere: (name: string, version: string) => isHere({ name, version }),
    hasRelease: (name: string, version: string) => has({ name, version }),
    /** Reads a release's manifest. @throws when there is none */
    async readRelease(name: string, version: string) {
      const file = `${nameOf({ name, version })}/${manifest}`;
      const bytes = await readFile(path.join(local, file)).catch(
        async () => (await objects.get(file))?.bytes,
      );
      if (!bytes) throw missing({ name, version });

      return JSON.parse(String(bytes)) as Release;
    },
    async releasedAt(name: string, version: string) {
      const at = await objects.storedAt(`${nameOf({ name, version })}/${manifest}`);
      if (!at) throw missing({ name, version });

      return at;
    },
    /** Lists all applications that were ever released, of any repository. */
    applications: () => objects.names('releases'),
    /** Lists the released versions of an application. */
    async versions(name: string): Promise<readonly string[]> {
      const versions = await objects.names(`releases/${name}`);
      // Others are still being uploaded, or were interrupted.
      const whole = await Promise.all(versions.map((version) => has({ name, version })));

      return versions.filter((_, index) => whole[index]);
    },
    async removeRelease(name: string, version: string) {
      await objects.remove(nameOf({ name, version }));
      await rm(folderOf({ name, version }), { recursive: true, force: true });
      found.delete(nameOf({ name, version }));
    },
    /** Removes older drafts on this disk: the processes that filled them have died. */
    async removeDrafts(olderThanMs: number) {
      for (const name of await readdir(drafts).catch(() => [])) {
        const { mtimeMs } = await stat(path.join(drafts, name));
        if (Date.now() - mtimeMs >= olderThanMs) await rm(path.join(drafts, name), { recursive: true });
      }
    },
  };
}

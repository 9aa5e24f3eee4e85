import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Release } from '@dosmares/contracts/release';
import { packTar, unpackTar } from 'modern-tar/fs';
import { filesIn, label, type Named, requireIntact } from './integrity.ts';
import type { FolderObjects, Objects } from './objects.ts';

const atOnce = 8;

/**
 * All files of a release in one object of a bucket: an edge needs hundreds of them at once. Only files that browsers
 * may request from the bucket are objects of their own.
 */
const archive = 'files.tar';
const isPublic = (file: string) => /^web[\\/]/.test(file);

/** Written last: a release with it is complete. */
const manifest = 'release.json';

export const releaseName = (name: string, version: string) => `releases/${name}/${version}`;

const missing = (name: string, version: string) =>
  new Error(`${label({ name, version })} is not in the store.`);

/** @param local the store's folder; with a bucket, a folder for the copies that this machine uses */
export function releasesIn(objects: Objects, local: FolderObjects, isBucket: boolean) {
  const onTheirWay = new Map<string, Promise<string>>();
  const found = new Set<string>();
  const folderOf = (name: string, version: string) => local.at(releaseName(name, version));
  const isHere = (name: string, version: string) => existsSync(path.join(folderOf(name, version), manifest));

  /** Releases never change, so each is looked for only until it is complete. */
  async function hasRelease(name: string, version: string) {
    const key = releaseName(name, version);
    if (!found.has(key) && (isHere(name, version) || (await objects.storedAt(`${key}/${manifest}`))))
      found.add(key);

    return found.has(key);
  }

  async function upload(folder: string, key: string) {
    await objects.put(`${key}/${archive}`, await buffer(packTar(folder)));
    const send = async (file: string) =>
      objects.put(`${key}/${file}`, await readFile(path.join(folder, file)));
    await Readable.from((await filesIn(folder)).filter(isPublic)).forEach(send, { concurrency: atOnce });
    // Last, so that an interrupted upload stays invisible and can be repeated.
    await send(manifest);
  }

  async function moveHere(from: string, to: string) {
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error;
      await rm(from, { recursive: true });
    });

    return to;
  }

  async function download(name: string, version: string) {
    const { bytes } = (await objects.get(`${releaseName(name, version)}/${archive}`)) ?? {};
    if (!bytes || !(await hasRelease(name, version))) throw missing(name, version);
    const filled = await local.draft();
    try {
      await pipeline(Readable.from([bytes]), unpackTar(filled));
      await requireIntact(filled, { name, version });

      return await moveHere(filled, folderOf(name, version));
    } finally {
      await rm(filled, { recursive: true, force: true });
    }
  }

  return {
    draft: local.draft,
    /** Stores a draft, whole or not at all, and removes it. A release that is there already stays. */
    async keepRelease(filled: string, { name, version }: Named) {
      if (await hasRelease(name, version)) return rm(filled, { recursive: true });
      if (isBucket) await upload(filled, releaseName(name, version));
      await moveHere(filled, folderOf(name, version));
    },
    /** Returns the local folder with a release's files. @throws when there is none, or it was altered */
    async releaseFolder(name: string, version: string): Promise<string> {
      if (isHere(name, version)) return folderOf(name, version);
      if (!isBucket) throw missing(name, version);
      // Simultaneous callers share one download.
      const key = releaseName(name, version);
      const coming = onTheirWay.get(key) ?? download(name, version).finally(() => onTheirWay.delete(key));
      onTheirWay.set(key, coming);

      return coming;
    },
    hasRelease,
    async readRelease(name: string, version: string) {
      const key = `${releaseName(name, version)}/${manifest}`;
      const { bytes } = (await local.get(key)) ?? (await objects.get(key)) ?? {};
      if (!bytes) throw missing(name, version);

      return JSON.parse(String(bytes)) as Release;
    },
    async releasedAt(name: string, version: string) {
      const at = await objects.storedAt(`${releaseName(name, version)}/${manifest}`);
      if (!at) throw missing(name, version);

      return at;
    },
    applications: () => objects.names('releases'),
    async versions(name: string): Promise<readonly string[]> {
      const versions = await objects.names(`releases/${name}`);
      // Others are still being uploaded, or were interrupted.
      const whole = await Promise.all(versions.map((version) => hasRelease(name, version)));

      return versions.filter((_, index) => whole[index]);
    },
    async remove(name: string) {
      found.delete(name);
      await Promise.all([objects.remove(name), local.remove(name)]);
    },
  };
}

import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { packTar } from 'modern-tar/fs';
import { unpackRelease } from './archive.ts';
import { filesIn, label, type Named, releaseIn, requireIntact } from './integrity.ts';
import type { folderObjects, Objects } from './objects.ts';

/** Returns the name of a release in the store. */
export const releaseName = (name: string, version: string) => `releases/${name}/${version}`;

/**
 * One tarball in the bucket with all files of a release: an edge needs hundreds of them at once. Files that
 * browsers may request from the bucket are objects of their own too.
 */
const archive = 'files.tar';
const isPublic = (file: string) => /^web[\\/]/.test(file);

/** Uploaded last: a release without it counts as missing, so an interrupted upload can be repeated. */
const manifest = 'release.json';

/** The releases of a store. @param bucket where they are, if `local` is only a cache on this machine */
export function releasesIn(local: ReturnType<typeof folderObjects>, bucket: Objects | undefined) {
  const objects = bucket ?? local;
  const downloads = new Map<string, Promise<string>>();
  const complete = new Set<string>();
  const folderOf = (name: string, version: string) => local.at(releaseName(name, version));
  const isHere = (name: string, version: string) => existsSync(path.join(folderOf(name, version), manifest));

  /** A complete release never changes, so it is not looked up again. */
  async function hasRelease(name: string, version: string) {
    const key = releaseName(name, version);
    if (!complete.has(key) && (isHere(name, version) || (await objects.storedAt(`${key}/${manifest}`))))
      complete.add(key);

    return complete.has(key);
  }

  async function download(name: string, version: string) {
    const bytes = await bucket?.get(`${releaseName(name, version)}/${archive}`);
    if (!bytes || !(await hasRelease(name, version))) throw missing(name, version);

    return unpackInto(folderOf(name, version), bytes, { draft: await local.draft(), name, version });
  }

  return {
    hasRelease,
    /** Moves a draft into the store atomically; one that exists already is kept, and the draft removed. */
    async keepRelease(draft: string, { name, version }: Named) {
      if (await hasRelease(name, version)) return rm(draft, { recursive: true });
      if (bucket) await upload(draft, releaseName(name, version), bucket);
      await moveIntoPlace(draft, folderOf(name, version));
    },
    /** Returns the local folder with a release's files. @throws when it is missing or was altered */
    async releaseFolder(name: string, version: string): Promise<string> {
      if (isHere(name, version)) return folderOf(name, version);
      // Simultaneous callers share one download.
      const key = releaseName(name, version);
      const started = downloads.get(key) ?? download(name, version).finally(() => downloads.delete(key));
      downloads.set(key, started);

      return started;
    },
    /** Reads a release's manifest. @throws when it is missing or was altered */
    async readRelease(name: string, version: string) {
      const key = `${releaseName(name, version)}/${manifest}`;
      const bytes = (await local.get(key)) ?? (await objects.get(key));
      if (!bytes) throw missing(name, version);

      return releaseIn(bytes, { name, version });
    },
    async releasedAt(name: string, version: string) {
      const at = await objects.storedAt(`${releaseName(name, version)}/${manifest}`);
      if (!at) throw missing(name, version);

      return at;
    },
    applications: () => objects.names('releases'),
    async versions(name: string): Promise<readonly string[]> {
      const versions = await objects.names(`releases/${name}`);
      // Incomplete ones are being uploaded, or were interrupted.
      const isWhole = await Promise.all(versions.map((version) => hasRelease(name, version)));

      return versions.filter((_, index) => isWhole[index]);
    },
    async remove(name: string) {
      complete.delete(name);
      await Promise.all([objects.remove(name), local.remove(name)]);
    },
  };
}

async function unpackInto(folder: string, bytes: Buffer, { draft, ...named }: Named & { draft: string }) {
  try {
    await unpackRelease(Readable.from([bytes]), draft, { copies: 3 });
    await requireIntact(draft, named);

    return await moveIntoPlace(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function upload(folder: string, key: string, bucket: Objects) {
  await bucket.put(`${key}/${archive}`, await buffer(packTar(folder)));
  const send = async (file: string) => bucket.put(`${key}/${file}`, await readFile(path.join(folder, file)));
  await Readable.from((await filesIn(folder)).filter(isPublic)).forEach(send, { concurrency: 8 });
  await send(manifest);
}

async function moveIntoPlace(from: string, to: string) {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error;
    await rm(from, { recursive: true });
  });

  return to;
}

const missing = (name: string, version: string) =>
  new Error(`${label({ name, version })} is not in the store.`);

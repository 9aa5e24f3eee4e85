import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { packTar } from 'modern-tar/fs';
import type { Deployment, Live } from '../model.ts';
import { unpackRelease } from './archive.ts';
import {
  compress,
  decompress,
  filesIn,
  fingerprint,
  hashOf,
  label,
  type Named,
  releaseIn,
  requireIntact,
} from './integrity.ts';
import { bucketObjects, folderObjects } from './objects.ts';

/** Texts that are stored compressed under the hash of their content: pages and their style sheets. */
export type TextKind = 'pages' | 'styles';

const extensions: Readonly<Record<TextKind, string>> = { pages: 'html', styles: 'css' };

export const textName = (kind: TextKind, hash: string) => `${kind}/${hash}.${extensions[kind]}.br`;
export const deploymentName = (id: string) => `deployments/${id}.json`;
export const releaseName = (name: string, version: string) => `releases/${name}/${version}`;
const liveName = 'live.json';

/**
 * One tarball in the bucket with all files of a release: an edge needs hundreds of them at once. Files that
 * browsers may request from the bucket are objects of their own too.
 */
const archive = 'files.tar';
const isPublic = (file: string) => /^web[\\/]/.test(file);

/** Uploaded last: a release without it counts as missing, so an interrupted upload can be repeated. */
const manifest = 'release.json';

/** Brotli quality for rendered pages; the maximum if unset. */
const pageQuality = () => Number(process.env.PAGE_BROTLI_QUALITY) || undefined;

/** The cache of a bucket, which may be deleted at any time, and the endpoint of a store not Amazon's. */
const settingsIn = ({ CACHE_DIR, S3_ENDPOINT }: NodeJS.ProcessEnv) => ({
  cacheFolder: CACHE_DIR || '.data/cache',
  endpoint: S3_ENDPOINT || undefined,
});

/**
 * Stores releases, deployments and pages, which never change once written, and what is live. Only the deploy
 * service writes to it; edges and asset hosts need nothing else.
 */
export type Store = ReturnType<typeof openStore>;

/** Opens a store. @param address a folder, which is created if it does not exist, or `s3://bucket/prefix` */
export function openStore(address: string, { cacheFolder, endpoint } = settingsIn(process.env)) {
  const isBucket = address.startsWith('s3://');
  const localFolder = path.resolve(isBucket ? cacheFolder : address);
  const local = folderObjects(localFolder);
  const objects = isBucket ? bucketObjects(address, endpoint) : local;
  const downloads = new Map<string, Promise<string>>();
  const complete = new Set<string>();
  let lastLive: Buffer | undefined;

  /** Reads an immutable object; caches it when it comes from a bucket. */
  async function read(name: string, isIntact: (bytes: Buffer) => Promise<boolean>): Promise<Buffer> {
    const copy = isBucket ? await local.get(name) : undefined;
    if (copy) return copy;
    const bytes = await objects.get(name);
    if (!bytes) throw new Error(`${name} is not in the store.`);
    if (!(await isIntact(bytes))) throw new Error(`${name} is not what was stored under that hash.`);
    if (isBucket) await local.put(name, bytes);

    return bytes;
  }

  async function keep(name: string, bytes: Buffer | string) {
    await objects.put(name, bytes);
    if (isBucket) await local.put(name, bytes);
  }

  const folderOf = (name: string, version: string) => local.at(releaseName(name, version));
  const isHere = (name: string, version: string) => existsSync(path.join(folderOf(name, version), manifest));

  /** A complete release never changes, so it is not looked up again. */
  async function hasRelease(name: string, version: string) {
    const key = releaseName(name, version);
    if (!complete.has(key) && (isHere(name, version) || (await objects.storedAt(`${key}/${manifest}`))))
      complete.add(key);

    return complete.has(key);
  }

  async function upload(folder: string, key: string) {
    await objects.put(`${key}/${archive}`, await buffer(packTar(folder)));
    const send = async (file: string) =>
      objects.put(`${key}/${file}`, await readFile(path.join(folder, file)));
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

  async function download(name: string, version: string) {
    const bytes = isBucket ? await objects.get(`${releaseName(name, version)}/${archive}`) : undefined;
    if (!bytes || !(await hasRelease(name, version))) throw missing(name, version);
    const draft = await local.draft();
    try {
      await unpackRelease(Readable.from([bytes]), draft, 3);
      await requireIntact(draft, { name, version });

      return await moveIntoPlace(draft, folderOf(name, version));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  return {
    /** The folder on this machine: the store itself, or the cache of a bucket. */
    localFolder,
    draft: local.draft,
    names: objects.names,
    storedAt: objects.storedAt,
    /** Moves a draft into the store atomically; one that exists already is kept, and the draft removed. */
    async keepRelease(draft: string, { name, version }: Named) {
      if (await hasRelease(name, version)) return rm(draft, { recursive: true });
      if (isBucket) await upload(draft, releaseName(name, version));
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
    hasRelease,
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
    async keepText(kind: TextKind, text: string, quality = pageQuality()) {
      const hash = hashOf(text);
      await keep(textName(kind, hash), await compress(text, quality));

      return hash;
    },
    readText: (kind: TextKind, hash: string) =>
      read(textName(kind, hash), async (bytes) => hashOf(await decompress(bytes).catch(() => '')) === hash),
    async keepDeployment(deployment: Omit<Deployment, 'id'>): Promise<Deployment> {
      const id = fingerprint(deployment, 24);
      await keep(deploymentName(id), JSON.stringify({ id, ...deployment }));

      return { id, ...deployment };
    },
    async readDeployment(id: string): Promise<Deployment> {
      const isIntact = async (bytes: Buffer) => {
        const { id: named, ...deployment } = JSON.parse(String(bytes));

        return named === id && fingerprint(deployment, 24) === id;
      };

      return JSON.parse(String(await read(deploymentName(id), isIntact)));
    },
    /** Reads what is live. @throws when the bucket is unreachable */
    async readLive() {
      const bytes = await objects.poll(liveName);
      if (isBucket && bytes && bytes !== lastLive) await local.put(liveName, bytes);
      lastLive = bytes;

      return liveIn(bytes);
    },
    /** Reads the last state that this machine saw, for a start while the bucket is unreachable. */
    cachedLive: async () => (isBucket ? liveIn(await local.get(liveName)) : undefined),
    writeLive: (live: Live) => objects.put(liveName, JSON.stringify(live), 'no-cache'),
  };
}

const missing = (name: string, version: string) =>
  new Error(`${label({ name, version })} is not in the store.`);

const liveIn = (bytes: Buffer | undefined) => bytes && (JSON.parse(String(bytes)) as Live);

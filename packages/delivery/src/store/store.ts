import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Release } from '@dosmares/contracts/release';
import { packTar, unpackTar } from 'modern-tar/fs';
import type { SiteBuild } from '../builds/site-build.ts';
import type { Live } from '../live.ts';
import {
  compress,
  decompress,
  filesIn,
  fingerprint,
  hashOf,
  label,
  type Named,
  requireIntact,
} from './integrity.ts';
import { bucketObjects, folderObjects } from './objects.ts';

/** Texts that are stored compressed, under the hash of what they say: pages and their style sheets. */
export type TextKind = 'pages' | 'styles';

const endings: Readonly<Record<TextKind, string>> = { pages: 'html', styles: 'css' };

export const textName = (kind: TextKind, hash: string) => `${kind}/${hash}.${endings[kind]}.br`;
export const siteBuildName = (id: string) => `site-builds/${id}.json`;
export const releaseName = (name: string, version: string) => `releases/${name}/${version}`;
const liveName = 'live.json';

/**
 * All files of a release in one object of a bucket: an edge needs hundreds of them at once. Only files that browsers
 * may request from the bucket are objects of their own.
 */
const archive = 'files.tar';
const isPublic = (file: string) => /^web[\\/]/.test(file);

/** Written last, so that an interrupted upload stays invisible and can be repeated: a release with it is complete. */
const manifest = 'release.json';

/** Brotli's quality for rendered pages; the best without it. */
const pageQuality = () => Number(process.env.PAGE_BROTLI_QUALITY) || undefined;

/** The folder for copies from a bucket, which may be deleted at any time, and an object store other than Amazon's. */
const settingsIn = ({ CACHE_DIR, S3_ENDPOINT }: NodeJS.ProcessEnv) => ({
  cacheFolder: CACHE_DIR || '.data/cache',
  endpoint: S3_ENDPOINT || undefined,
});

/**
 * Storage of releases, site builds and pages, which are written once and never changed, and of what is live. The deploy
 * service alone writes to it; edges and asset hosts need nothing else.
 */
export type Store = ReturnType<typeof openStore>;

/** Opens a store. @param address a folder, which is created if it does not exist, or `s3://bucket/prefix` */
export function openStore(address: string, { cacheFolder, endpoint } = settingsIn(process.env)) {
  const isBucket = address.startsWith('s3://');
  const localFolder = path.resolve(isBucket ? cacheFolder : address);
  const local = folderObjects(localFolder);
  const objects = isBucket ? bucketObjects(address, endpoint) : local;
  const onTheirWay = new Map<string, Promise<string>>();
  const whole = new Set<string>();
  let copiedLive: Buffer | undefined;

  /** Reads an object whose bytes never change, and keeps a copy when it comes from a bucket. */
  async function read(name: string, isRight: (bytes: Buffer) => Promise<boolean>): Promise<Buffer> {
    const copy = isBucket ? await local.get(name) : undefined;
    if (copy) return copy;
    const bytes = await objects.get(name);
    if (!bytes) throw new Error(`${name} is not in the store.`);
    if (!(await isRight(bytes))) throw new Error(`${name} is not what was stored under that hash.`);
    if (isBucket) await local.put(name, bytes);

    return bytes;
  }

  async function keep(name: string, bytes: Buffer | string) {
    await objects.put(name, bytes);
    if (isBucket) await local.put(name, bytes);
  }

  const folderOf = (name: string, version: string) => local.at(releaseName(name, version));
  const isHere = (name: string, version: string) => existsSync(path.join(folderOf(name, version), manifest));

  /** Releases never change, so each is looked for only until it is complete. */
  async function hasRelease(name: string, version: string) {
    const key = releaseName(name, version);
    if (!whole.has(key) && (isHere(name, version) || (await objects.storedAt(`${key}/${manifest}`))))
      whole.add(key);

    return whole.has(key);
  }

  async function upload(folder: string, key: string) {
    await objects.put(`${key}/${archive}`, await buffer(packTar(folder)));
    const send = async (file: string) =>
      objects.put(`${key}/${file}`, await readFile(path.join(folder, file)));
    await Readable.from((await filesIn(folder)).filter(isPublic)).forEach(send, { concurrency: 8 });
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
    const bytes = isBucket ? await objects.get(`${releaseName(name, version)}/${archive}`) : undefined;
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
    /** The folder on this machine: of the store itself, or of copies from a bucket. */
    localFolder,
    draft: local.draft,
    names: objects.names,
    storedAt: objects.storedAt,
    /** Stores a draft, whole or not at all, and removes it. A release that is there already stays. */
    async keepRelease(filled: string, { name, version }: Named) {
      if (await hasRelease(name, version)) return rm(filled, { recursive: true });
      if (isBucket) await upload(filled, releaseName(name, version));
      await moveHere(filled, folderOf(name, version));
    },
    /** Returns the local folder with a release's files. @throws when there is none, or it was altered */
    async releaseFolder(name: string, version: string): Promise<string> {
      if (isHere(name, version)) return folderOf(name, version);
      // Simultaneous callers share one download.
      const key = releaseName(name, version);
      const coming = onTheirWay.get(key) ?? download(name, version).finally(() => onTheirWay.delete(key));
      onTheirWay.set(key, coming);

      return coming;
    },
    hasRelease,
    async readRelease(name: string, version: string) {
      const key = `${releaseName(name, version)}/${manifest}`;
      const bytes = (await local.get(key)) ?? (await objects.get(key));
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
      const isWhole = await Promise.all(versions.map((version) => hasRelease(name, version)));

      return versions.filter((_, index) => isWhole[index]);
    },
    async remove(name: string) {
      whole.delete(name);
      await Promise.all([objects.remove(name), local.remove(name)]);
    },
    async keepText(kind: TextKind, text: string, quality = pageQuality()) {
      const hash = hashOf(text);
      await keep(textName(kind, hash), await compress(text, quality));

      return hash;
    },
    readText: (kind: TextKind, hash: string) =>
      read(textName(kind, hash), async (bytes) => hashOf(await decompress(bytes).catch(() => '')) === hash),
    async keepSiteBuild(build: Omit<SiteBuild, 'id'>): Promise<SiteBuild> {
      const id = fingerprint(build, 24);
      await keep(siteBuildName(id), JSON.stringify({ id, ...build }));

      return { id, ...build };
    },
    async readSiteBuild(id: string): Promise<SiteBuild> {
      const isRight = async (bytes: Buffer) => {
        const { id: named, ...build } = JSON.parse(String(bytes));

        return named === id && fingerprint(build, 24) === id;
      };

      return JSON.parse(String(await read(siteBuildName(id), isRight)));
    },
    /** Reads what is live. @throws when the bucket is away */
    async readLive() {
      const bytes = await objects.poll(liveName);
      if (isBucket && bytes && bytes !== copiedLive) await local.put(liveName, bytes);
      copiedLive = bytes;

      return liveIn(bytes);
    },
    /** What this machine read last, for a start while the bucket is away. */
    knownLive: async () => (isBucket ? liveIn(await local.get(liveName)) : undefined),
    writeLive: (live: Live) => objects.put(liveName, JSON.stringify(live), 'no-cache'),
  };
}

const missing = (name: string, version: string) =>
  new Error(`${label({ name, version })} is not in the store.`);

const liveIn = (bytes: Buffer | undefined) => bytes && (JSON.parse(String(bytes)) as Live);

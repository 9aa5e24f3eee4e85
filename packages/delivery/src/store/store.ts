import path from 'node:path';
import type { SiteBuild } from '../builds/site-build.ts';
import type { FoundLive, Live } from '../live.ts';
import { compress, decompress, hashOf } from './integrity.ts';
import { bucketObjects, folderObjects } from './objects.ts';
import { releasesIn } from './releases.ts';

/** Texts that are stored compressed, under the hash of what they say: pages and their style sheets. */
export type TextKind = 'pages' | 'styles';

const endings: Readonly<Record<TextKind, string>> = { pages: 'html', styles: 'css' };

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

const liveName = 'live.json';

export const siteBuildName = (id: string) => `site-builds/${id}.json`;
export const textName = (kind: TextKind, hash: string) => `${kind}/${hash}.${endings[kind]}.br`;

/** Opens a store. @param address a folder, which is created if it does not exist, or `s3://bucket/prefix` */
export function openStore(address: string, { cacheFolder, endpoint } = settingsIn(process.env)) {
  const isBucket = address.startsWith('s3://');
  const localFolder = path.resolve(isBucket ? cacheFolder : address);
  const copies = folderObjects(localFolder);
  const objects = isBucket ? bucketObjects(address, endpoint) : copies;

  /** Reads an object whose bytes never change, and keeps a copy when it comes from a bucket. */
  async function read(name: string, check: (bytes: Buffer) => Promise<boolean>): Promise<Buffer> {
    const copy = isBucket ? await copies.get(name) : undefined;
    if (copy?.bytes) return copy.bytes;
    const { bytes } = (await objects.get(name)) ?? {};
    if (!bytes) throw new Error(`${name} is not in the store.`);
    if (!(await check(bytes))) throw new Error(`${name} is not what was stored under that hash.`);
    if (isBucket) await copies.put(name, bytes);

    return bytes;
  }

  async function keep(name: string, bytes: Buffer | string) {
    await objects.put(name, bytes);
    if (isBucket) await copies.put(name, bytes);
  }

  return {
    /** The folder on this machine: of the store itself, or of copies from a bucket. */
    localFolder,
    ...releasesIn(objects, copies, isBucket),
    async keepText(kind: TextKind, text: string, quality = pageQuality()) {
      const hash = hashOf(text);
      await keep(textName(kind, hash), await compress(text, quality));

      return hash;
    },
    readText: (kind: TextKind, hash: string) =>
      read(textName(kind, hash), async (bytes) => hashOf(await decompress(bytes).catch(() => '')) === hash),
    async keepSiteBuild(build: Omit<SiteBuild, 'id'>): Promise<SiteBuild> {
      const id = hashOf(JSON.stringify(build), 24);
      await keep(siteBuildName(id), JSON.stringify({ id, ...build }));

      return { id, ...build };
    },
    async readSiteBuild(id: string): Promise<SiteBuild> {
      const whole = async (bytes: Buffer) => {
        const { id: named, ...build } = JSON.parse(String(bytes));

        return named === id && hashOf(JSON.stringify(build), 24) === id;
      };

      return JSON.parse(String(await read(siteBuildName(id), whole)));
    },
    /** Reads what is live, unless it still has this tag. With the bucket away, what this machine knew last. */
    async readLive(tag?: string): Promise<FoundLive> {
      const found = await objects.get(liveName, tag).catch(async (error) => {
        const last = isBucket && !tag ? await copies.get(liveName) : undefined;
        if (!last) throw error;

        return { ...last, tag: '' };
      });
      const { tag: now = '', bytes } = found ?? {};
      if (isBucket && now && bytes) await copies.put(liveName, bytes);

      return found && { tag: now, live: bytes && (JSON.parse(String(bytes)) as Live) };
    },
    writeLive: (live: Live) => objects.put(liveName, JSON.stringify(live), 'no-cache'),
    names: objects.names,
    storedAt: objects.storedAt,
  };
}

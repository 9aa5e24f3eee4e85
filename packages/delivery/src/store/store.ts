import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { SiteBuild } from '../builds/site-build.ts';
import type { Live } from '../live/live.ts';
import { bucketObjects } from './bucket.ts';
import { type StoreSettings, storeSettings } from './env.ts';
import { folderObjects } from './folder.ts';
import { hashOf } from './integrity.ts';
import { type Releases, releasesIn } from './releases.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Texts that are stored compressed, under the hash of what they say: pages and their style sheets. */
export type TextKind = 'pages' | 'styles';

const endings: Readonly<Record<TextKind, string>> = { pages: 'html', styles: 'css' };

/**
 * Storage of releases, site builds and pages, which are written once and never changed, and of what is live. The deploy
 * service alone writes to it; edges and asset hosts need nothing else.
 */
export interface Store extends Releases {
  /** A folder, or `s3://bucket/prefix`. */
  address: string;
  /** The folder on this machine: of the store itself, or of copies from a bucket. */
  localFolder: string;
  /** Stores a text with brotli of this quality; returns its hash. */
  keepText: (kind: TextKind, text: string, quality: number) => Promise<string>;
  /** Reads a text, compressed with brotli. @throws when its bytes do not have that hash, or there is none */
  readText: (kind: TextKind, hash: string) => Promise<Buffer>;
  keepSiteBuild: (build: Omit<SiteBuild, 'id'>) => Promise<SiteBuild>;
  /** Reads a site build. @throws when its bytes do not have that hash, or there is none */
  readSiteBuild: (id: string) => Promise<SiteBuild>;
  /** Lists the ids of all site builds. */
  siteBuilds: () => Promise<readonly string[]>;
  siteBuiltAt: (id: string) => Promise<Date | undefined>;
  /** Lists the hashes of all texts of a kind. */
  texts: (kind: TextKind) => Promise<readonly string[]>;
  textStoredAt: (kind: TextKind, hash: string) => Promise<Date | undefined>;
  /** Reads what is live, unless it still has this tag. With the bucket away, what this machine knew last. */
  readLive: (tag?: string) => Promise<{ tag: string; live: Live } | 'unchanged' | undefined>;
  writeLive: (live: Live) => Promise<void>;
  removeSiteBuild: (id: string) => Promise<void>;
  removeText: (kind: TextKind, hash: string) => Promise<void>;
}

const siteBuildName = (id: string) => `site-builds/${id}.json`;
const textName = (kind: TextKind, hash: string) => `${kind}/${hash}.${endings[kind]}.br`;

/** Opens a store. @param address a folder, which is created if it does not exist, or `s3://bucket/prefix` */
export function openStore(address: string, settings: StoreSettings = storeSettings()): Store {
  const isBucket = address.startsWith('s3://');
  const objects = isBucket ? bucketObjects(address, settings.endpoint) : folderObjects(address);
  const localFolder = isBucket ? settings.cacheFolder : address;
  const copies = folderObjects(localFolder);
  const [liveIn, liveName] = settings.liveFile
    ? [folderObjects(path.dirname(settings.liveFile)), path.basename(settings.liveFile)]
    : [objects, 'live.json'];

  /** Reads an object whose bytes never change, and keeps a copy when it comes from a bucket. */
  async function read(name: string, check: (bytes: Buffer) => Promise<boolean>): Promise<Buffer> {
    const held = isBucket ? await copies.get(name) : undefined;
    if (held) return held;
    const bytes = await objects.get(name);
    if (!bytes) throw new Error(`${name} is not in the store.`);
    if (!(await check(bytes))) throw new Error(`${name} is not what was stored under that hash.`);
    if (isBucket) await copies.put(name, bytes);

    return bytes;
  }

  async function keep(name: string, bytes: Buffer | string) {
    await objects.put(name, bytes);
    if (isBucket) await copies.put(name, bytes);
  }

  async function remove(name: string) {
    await objects.remove(name);
    if (isBucket) await copies.remove(name);
  }

  const idsIn = async (below: string) => (await objects.names(below)).map((name) => name.split('.')[0] ?? '');

  return {
    address,
    localFolder,
    ...releasesIn(objects, localFolder, isBucket),
    async keepText(kind, text, quality) {
      const hash = hashOf(text);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await keep(textName(kind, hash), await compress(text, { params }));

      return hash;
    },
    readText: (kind, hash) =>
      read(textName(kind, hash), async (bytes) => hashOf(await decompress(bytes).catch(() => '')) === hash),
    async keepSiteBuild(build) {
      const id = hashOf(JSON.stringify(build), 24);
      await keep(siteBuildName(id), JSON.stringify({ id, ...build }));

      return { id, ...build };
    },
    async readSiteBuild(id) {
      const bytes = await read(siteBuildName(id), async (found) => isWhole(String(found), id));

      return JSON.parse(String(bytes)) as SiteBuild;
    },
    siteBuilds: () => idsIn('site-builds'),
    siteBuiltAt: (id) => objects.storedAt(siteBuildName(id)),
    texts: idsIn,
    textStoredAt: (kind, hash) => objects.storedAt(textName(kind, hash)),
    async readLive(tag) {
      const found = await liveIn.getChanged(liveName, tag).catch(async (error) => {
        const last =
          isBucket && !tag
            ? await readFile(path.join(localFolder, liveName)).catch(() => undefined)
            : undefined;
        if (!last) throw error;

        return { tag: '', bytes: last };
      });
      if (found === undefined || found === 'unchanged') return found;
      if (isBucket && found.tag) await copies.put(liveName, found.bytes);

      return { tag: found.tag, live: JSON.parse(String(found.bytes)) as Live };
    },
    writeLive: (live) => objects.put(liveName, JSON.stringify(live), 'no-cache'),
    removeSiteBuild: (id) => remove(siteBuildName(id)),
    removeText: (kind, hash) => remove(textName(kind, hash)),
  };
}

function isWhole(text: string, id: string) {
  const { id: named, ...build } = JSON.parse(text) as SiteBuild;

  return named === id && hashOf(JSON.stringify(build), 24) === id;
}

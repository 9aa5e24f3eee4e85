import path from 'node:path';
import type { Deployment, Live } from '../model.ts';
import { compress, decompress, fingerprint, hashOf } from './integrity.ts';
import { bucketObjects, folderObjects } from './objects.ts';
import { releasesIn } from './releases.ts';

/** Texts that are stored compressed under the hash of their content: pages and their style sheets. */
export type TextKind = 'pages' | 'styles';

const extensions: Readonly<Record<TextKind, string>> = { pages: 'html', styles: 'css' };

export const textName = (kind: TextKind, hash: string) => `${kind}/${hash}.${extensions[kind]}.br`;
export const deploymentName = (id: string) => `deployments/${id}.json`;
const liveName = 'live.json';

/** Brotli quality of stored texts: a style sheet is sent as it is stored, a page is completed first. */
const qualities: Readonly<Record<TextKind, number | undefined>> = { pages: 4, styles: undefined };

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
  const bucket = isBucket ? bucketObjects(address, endpoint) : undefined;
  const objects = bucket ?? local;
  let lastLive: Buffer | undefined;

  /** Reads an immutable object; caches it when it comes from a bucket. */
  async function read(name: string, isIntact: (bytes: Buffer) => Promise<boolean>): Promise<Buffer> {
    const copy = bucket && (await local.get(name));
    if (copy) return copy;
    const bytes = await objects.get(name);
    if (!bytes) throw new Error(`${name} is not in the store.`);
    if (!(await isIntact(bytes))) throw new Error(`${name} is not what was stored under that hash.`);
    if (bucket) await local.put(name, bytes);

    return bytes;
  }

  async function keep(name: string, bytes: Buffer | string) {
    await objects.put(name, bytes);
    if (bucket) await local.put(name, bytes);
  }

  return {
    ...releasesIn(local, bucket),
    /** The folder on this machine: the store itself, or the cache of a bucket. */
    localFolder,
    draft: local.draft,
    names: objects.names,
    storedAt: objects.storedAt,
    async keepText(kind: TextKind, text: string, quality = qualities[kind]) {
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
      if (bucket && bytes && bytes !== lastLive) await local.put(liveName, bytes);
      lastLive = bytes;

      return liveIn(bytes);
    },
    /** Reads the last state that this machine saw, for a start while the bucket is unreachable. */
    cachedLive: async () => (bucket ? liveIn(await local.get(liveName)) : undefined),
    writeLive: (live: Live) => objects.put(liveName, JSON.stringify(live), 'no-cache'),
  };
}

const liveIn = (bytes: Buffer | undefined) => bytes && (JSON.parse(String(bytes)) as Live);

import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { S3 } from '@aws-sdk/client-s3';

export interface Objects {
  /** Reads an object; without its bytes if it still has this tag, and undefined when there is none. */
  get: (name: string, tag?: string) => Promise<{ tag: string; bytes?: Buffer } | undefined>;
  /** Writes an object, whole or not at all. */
  put: (name: string, bytes: Buffer | string, caching?: string) => Promise<void>;
  storedAt: (name: string) => Promise<Date | undefined>;
  /** Lists the names directly below a path, e.g. the versions below `releases/mf-agents`. */
  names: (below: string) => Promise<readonly string[]>;
  /** Removes an object, or everything below a name. */
  remove: (name: string) => Promise<void>;
}

/** Objects as the files of a folder. */
export interface FolderObjects extends Objects {
  at: (name: string) => string;
  /** Returns a place for what is not whole yet, on the same disk. */
  draft: () => Promise<string>;
}

export function folderObjects(folder: string): FolderObjects {
  const at = (name: string) => path.join(folder, name);

  async function draft() {
    await mkdir(at('drafts'), { recursive: true });

    return at(`drafts/${process.pid}-${crypto.randomUUID()}`);
  }

  return {
    at,
    draft,
    async get(name, tag) {
      const found = await stat(at(name), { bigint: true }).catch(nothingWhenMissing);
      if (!found) return undefined;
      // Each writing makes another file.
      const now = `${found.ino}-${found.mtimeNs}`;

      return now === tag ? { tag } : { tag: now, bytes: await readFile(at(name)) };
    },
    async put(name, bytes) {
      const written = await draft();
      await mkdir(path.dirname(at(name)), { recursive: true });
      await writeFile(written, bytes);
      await rename(written, at(name));
    },
    storedAt: async (name) => (await stat(at(name)).catch(nothingWhenMissing))?.mtime,
    names: (below) => readdir(at(below)).catch(() => []),
    // Renamed in one step first, so that no process finds half of it.
    async remove(name) {
      const doomed = await draft();
      await rename(at(name), doomed).catch(nothingWhenMissing);
      await rm(doomed, { recursive: true, force: true });
    },
  };
}

/** Returns undefined for a missing file. @throws every other failure */
export function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

// The library retries: with these limits, an unreachable bucket fails after about half a minute.
const limits = { connectionTimeout: 3_000, socketTimeout: 8_000 };
const attempts = 3;

/** Maximum number of objects that a bucket removes in one request. */
const mostAtOnce = 1_000;

const immutable = 'public, max-age=31536000, immutable';

/** Region and credentials come from `AWS_REGION`, `AWS_ACCESS_KEY_ID`, …; the endpoint is for a store other than Amazon's. */
export function bucketObjects(address: string, endpoint?: string): Objects {
  const { hostname: Bucket, pathname } = new URL(address);
  const prefix = pathname.split('/').filter(Boolean).join('/');
  const keyOf = (name: string) => [prefix, name].filter(Boolean).join('/');
  let opened: Promise<S3> | undefined;

  /** Loads the library on demand: that takes a tenth of a second. */
  function client() {
    opened ??= import('@aws-sdk/client-s3').then(
      ({ S3: Client }) =>
        new Client({
          ...(endpoint && { endpoint, forcePathStyle: true }),
          maxAttempts: attempts,
          requestHandler: limits,
        }),
    );

    return opened;
  }

  async function list(Prefix: string, Delimiter?: string) {
    const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
    const pages = paginateListObjectsV2({ client: await client() }, { Bucket, Prefix, Delimiter });
    const found: (string | undefined)[] = [];
    for await (const { Contents = [], CommonPrefixes = [] } of pages)
      found.push(...Contents.map(({ Key }) => Key), ...CommonPrefixes.map((folder) => folder.Prefix));

    return found.filter((key) => key !== undefined);
  }

  return {
    async get(name, tag) {
      const asked = { Bucket, Key: keyOf(name), ...(tag && { IfNoneMatch: tag }) };
      const found = await (await client()).getObject(asked).catch(unlessKnown);
      if (found === 'unchanged') return { tag: tag ?? '' };
      if (!found) return undefined;

      return { tag: found.ETag ?? '', bytes: Buffer.from((await found.Body?.transformToByteArray()) ?? []) };
    },
    async put(name, Body, CacheControl = immutable) {
      const ContentType = types[path.extname(name)] ?? 'application/octet-stream';
      await (await client()).putObject({ Bucket, Key: keyOf(name), Body, ContentType, CacheControl });
    },
    async storedAt(name) {
      const found = await (await client()).headObject({ Bucket, Key: keyOf(name) }).catch(unlessKnown);

      return typeof found === 'object' ? found.LastModified : undefined;
    },
    names: async (below) => (await list(`${keyOf(below)}/`, '/')).map((key) => path.posix.basename(key)),
    async remove(name) {
      const all = [keyOf(name), ...(await list(`${keyOf(name)}/`))];
      for (let start = 0; start < all.length; start += mostAtOnce) {
        const Objects = all.slice(start, start + mostAtOnce).map((Key) => ({ Key }));
        await (await client()).deleteObjects({ Bucket, Delete: { Objects, Quiet: true } });
      }
    },
  };
}

/** Tells a missing and an unchanged object from failures. @throws every other failure */
function unlessKnown(error: { $metadata?: { httpStatusCode?: number } }): undefined | 'unchanged' {
  const status = error.$metadata?.httpStatusCode;
  if (status === 304) return 'unchanged';
  if (status !== 404) throw error;

  return undefined;
}

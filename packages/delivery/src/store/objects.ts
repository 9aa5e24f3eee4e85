import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';

/** An object as it was found: without its bytes if it still has the tag that was asked with. */
type Found = { tag: string; bytes?: Buffer } | undefined;

export type FolderObjects = ReturnType<typeof folderObjects>;

/** What a folder and a bucket have in common. */
export type Objects = Omit<FolderObjects, 'at' | 'draft'>;

export function folderObjects(folder: string) {
  const at = (name: string) => path.join(folder, name);

  /** Returns a place for what is not whole yet, on the same disk. */
  async function draft() {
    await mkdir(at('drafts'), { recursive: true });

    return at(`drafts/${process.pid}-${crypto.randomUUID()}`);
  }

  return {
    at,
    draft,
    async get(name: string, tag?: string): Promise<Found> {
      const found = await stat(at(name), { bigint: true }).catch(nothingWhenMissing);
      if (!found) return undefined;
      // Each writing makes another file.
      const now = `${found.ino}-${found.mtimeNs}`;

      return now === tag ? { tag } : { tag: now, bytes: await readFile(at(name)) };
    },
    /** Writes an object, whole or not at all. */
    async put(name: string, bytes: Buffer | string, _caching?: string) {
      const written = await draft();
      await mkdir(path.dirname(at(name)), { recursive: true });
      await writeFile(written, bytes);
      await rename(written, at(name));
    },
    storedAt: async (name: string) => (await stat(at(name)).catch(nothingWhenMissing))?.mtime,
    /** Lists the names directly below a path, e.g. the versions below `releases/mf-agents`. */
    names: (below: string): Promise<string[]> => readdir(at(below)).catch(() => []),
    /** Removes an object, or everything below a name: renamed in one step first, so that no process finds half of it. */
    async remove(name: string) {
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

/** Types without which a browser does not take a file; it knows pictures and fonts by their bytes. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

// The library retries: with these limits, an unreachable bucket fails after about half a minute.
const limits = { connectionTimeout: 3_000, socketTimeout: 8_000 };
const attempts = 3;

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
      const s3 = await client();
      const remove = async (Key: string) => void (await s3.deleteObject({ Bucket, Key }));
      const keys = [keyOf(name), ...(await list(`${keyOf(name)}/`))];
      await Readable.from(keys).forEach(remove, { concurrency: 8 });
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

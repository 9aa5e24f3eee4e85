import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/** What a folder and a bucket have in common. */
export type Objects = Omit<ReturnType<typeof folderObjects>, 'at' | 'draft'>;

export function folderObjects(folder: string) {
  const at = (name: string) => path.join(folder, name);
  const get = async (name: string): Promise<Buffer | undefined> =>
    readFile(at(name)).catch(nothingWhenMissing);

  /** Returns a place for what is not whole yet, on the same disk. */
  async function draft() {
    await mkdir(at('drafts'), { recursive: true });

    return at(`drafts/${process.pid}-${crypto.randomUUID()}`);
  }

  return {
    at,
    draft,
    get,
    /** Reads the one object that changes, and is asked for again and again; the same bytes while it stays. */
    poll: get,
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
const limits = { maxAttempts: 3, requestHandler: { connectionTimeout: 3_000, socketTimeout: 8_000 } };

const immutable = 'public, max-age=31536000, immutable';

/** Region and credentials come from `AWS_REGION`, `AWS_ACCESS_KEY_ID`, …; the endpoint is for a store other than Amazon's. */
export function bucketObjects(address: string, endpoint?: string): Objects {
  const { hostname: Bucket, pathname } = new URL(address);
  const prefix = pathname.split('/').filter(Boolean).join('/');
  const keyOf = (name: string) => [prefix, name].filter(Boolean).join('/');
  // Loaded on demand: that takes a tenth of a second.
  const library = import('@aws-sdk/client-s3');
  const elsewhere = endpoint ? { endpoint, forcePathStyle: true } : {};
  const client = library.then(({ S3 }) => new S3({ ...elsewhere, ...limits }));
  let polled: { tag: string; bytes: Buffer } | undefined;

  async function read(name: string, IfNoneMatch?: string) {
    const { ETag = '', Body } = await (await client).getObject({ Bucket, Key: keyOf(name), IfNoneMatch });

    return { tag: ETag, bytes: Buffer.from((await Body?.transformToByteArray()) ?? []) };
  }

  async function list(Prefix: string, Delimiter?: string) {
    const { paginateListObjectsV2 } = await library;
    const pages = paginateListObjectsV2({ client: await client }, { Bucket, Prefix, Delimiter });
    const found: (string | undefined)[] = [];
    for await (const { Contents = [], CommonPrefixes = [] } of pages)
      found.push(...Contents.map(({ Key }) => Key), ...CommonPrefixes.map((folder) => folder.Prefix));

    return found.filter((key) => key !== undefined);
  }

  return {
    get: async (name) => (await read(name).catch(unless(404)))?.bytes,
    async poll(name) {
      polled = (await read(name, polled?.tag).catch(unless(404, 304))) ?? polled;

      return polled?.bytes;
    },
    async put(name, Body, CacheControl = immutable) {
      const ContentType = types[path.extname(name)] ?? 'application/octet-stream';
      await (await client).putObject({ Bucket, Key: keyOf(name), Body, ContentType, CacheControl });
    },
    async storedAt(name) {
      const found = await (await client).headObject({ Bucket, Key: keyOf(name) }).catch(unless(404));

      return found?.LastModified;
    },
    names: async (below) => (await list(`${keyOf(below)}/`, '/')).map((key) => path.posix.basename(key)),
    async remove(name) {
      const s3 = await client;
      const remove = async (Key: string) => void (await s3.deleteObject({ Bucket, Key }));
      const keys = [keyOf(name), ...(await list(`${keyOf(name)}/`))];
      await Readable.from(keys).forEach(remove, { concurrency: 8 });
    },
  };
}

/** Returns undefined for answers with one of these statuses. @throws every other failure */
const unless =
  (...known: readonly number[]) =>
  (error: { $metadata?: { httpStatusCode?: number } }): undefined => {
    if (!known.includes(error.$metadata?.httpStatusCode ?? 0)) throw error;
  };

import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { innerPath, releaseLimits } from '../manifest.ts';

/** Storage of named objects, in a folder or a bucket. */
export type Objects = Omit<ReturnType<typeof folderObjects>, 'at' | 'draft'>;

/** Every name passes here: none leads out of the store, whatever a request, a release or a bucket says. */
function checked(name: string) {
  if (name.length <= 800 && innerPath.test(name)) return name;

  throw Object.assign(new Error('Nothing of that name is in the store.'), { statusCode: 404 });
}

export function folderObjects(folder: string) {
  const at = (name: string) => path.join(folder, checked(name));
  const get = async (name: string): Promise<Buffer | undefined> =>
    readFile(at(name)).catch(undefinedIfMissing);

  /** Returns a temporary path on the same disk, for writing before an atomic rename. */
  async function draft() {
    await mkdir(at('drafts'), { recursive: true });

    return at(`drafts/${process.pid}-${crypto.randomUUID()}`);
  }

  return {
    at,
    draft,
    get,
    /** Reads the one object that changes, for polling; returns the same buffer while it has not changed. */
    poll: get,
    /** Writes an object atomically. */
    async put(name: string, bytes: Buffer | string, _caching?: string) {
      const draftFile = await draft();
      await mkdir(path.dirname(at(name)), { recursive: true });
      await writeFile(draftFile, bytes);
      await rename(draftFile, at(name));
    },
    storedAt: async (name: string) => (await stat(at(name)).catch(undefinedIfMissing))?.mtime,
    /** Lists the names directly below a path, e.g. the versions below `releases/mf-agents`. */
    names: async (below: string): Promise<string[]> =>
      (await readdir(at(below)).catch(undefinedIfMissing)) ?? [],
    /** Removes an object, or everything below a name, by a rename first, so that no process sees half of it. */
    async remove(name: string) {
      const trash = await draft();
      await rename(at(name), trash).catch(undefinedIfMissing);
      await rm(trash, { recursive: true, force: true });
    },
  };
}

/** Returns undefined for a missing file; rethrows every other error. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

/** Types that browsers insist on; they recognise pictures and fonts by their bytes. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

// With the client's retries, an unreachable bucket fails after about half a minute.
const limits = { maxAttempts: 3, requestHandler: { connectionTimeout: 3_000, socketTimeout: 8_000 } };

const immutable = 'public, max-age=31536000, immutable';

/** Region and credentials come from `AWS_REGION`, …; `endpoint` names a store other than Amazon's. */
export function bucketObjects(address: string, endpoint?: string): Objects {
  const { hostname: Bucket, pathname } = new URL(address);
  const prefix = pathname.split('/').filter(Boolean).join('/');
  const keyOf = (name: string) => [prefix, checked(name)].filter(Boolean).join('/');
  // Loaded only for buckets, because it takes a tenth of a second.
  const library = import('@aws-sdk/client-s3');
  const endpointOptions = endpoint ? { endpoint, forcePathStyle: true } : {};
  const client = library.then(({ S3 }) => new S3({ ...endpointOptions, ...limits }));
  let polled: { tag: string; bytes: Buffer } | undefined;

  async function read(name: string, IfNoneMatch?: string) {
    const object = { Bucket, Key: keyOf(name), IfNoneMatch };
    const { ETag = '', Body, ContentLength = 0 } = await (await client).getObject(object);
    if (ContentLength > 3 * releaseLimits.bytes) throw new Error(`${name} is too large to have been stored.`);

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
    get: async (name) => (await read(name).catch(ignoring(404)))?.bytes,
    async poll(name) {
      polled = (await read(name, polled?.tag).catch(ignoring(404, 304))) ?? polled;

      return polled?.bytes;
    },
    async put(name, Body, CacheControl = immutable) {
      const ContentType = types[path.extname(name)] ?? 'application/octet-stream';
      await (await client).putObject({ Bucket, Key: keyOf(name), Body, ContentType, CacheControl });
    },
    async storedAt(name) {
      const found = await (await client).headObject({ Bucket, Key: keyOf(name) }).catch(ignoring(404));

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

/** Returns undefined for responses with one of these statuses; rethrows every other error. */
const ignoring =
  (...known: readonly number[]) =>
  (error: { $metadata?: { httpStatusCode?: number } }): undefined => {
    if (!known.includes(error.$metadata?.httpStatusCode ?? 0)) throw error;
  };

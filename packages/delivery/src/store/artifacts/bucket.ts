import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { lookup } from 'mime-types';
import { type Artifacts, manifestFile } from './artifacts.ts';
import { folderArtifacts } from './folder.ts';

// Retries are the library's: with these waits a bucket that is away is given up after about half a minute.
const limits = { connectionTimeout: 3_000, requestTimeout: 8_000, throwOnRequestTimeout: true };
const attempts = 3;
const atOnce = 8;

const immutable = 'public, max-age=31536000, immutable';

/**
 * Keeps artifacts in a bucket of any S3-compatible object store, with a copy on this machine of what it used.
 * Region and credentials come from the environment, as everywhere (`AWS_REGION`, `AWS_ACCESS_KEY_ID`, …).
 * @param address `s3://bucket/prefix`
 * @param cache a folder for the copies; it may be lost at any time
 * @param endpoint of an object store other than Amazon's
 */
export function bucketArtifacts(address: string, cache: string, endpoint?: string): Artifacts {
  const { hostname: Bucket, pathname } = new URL(address);
  const prefix = pathname.split('/').filter(Boolean).join('/');
  const key = (...parts: string[]) => [prefix, ...parts].filter(Boolean).join('/');
  const client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: attempts,
    requestHandler: limits,
  });
  const local = folderArtifacts(cache);

  async function put(Key: string, Body: Buffer | string) {
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body,
        ContentType: lookup(Key) || 'application/octet-stream',
        CacheControl: immutable,
      }),
    );
  }

  const get = async (Key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));

    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  };

  const head = (Key: string) => client.send(new HeadObjectCommand({ Bucket, Key })).catch(nothingWhenMissing);

  /** Objects and folders below a prefix, page by page. */
  async function list(Prefix: string, Delimiter?: string) {
    const found: { keys: string[]; folders: string[] } = { keys: [], folders: [] };
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken }),
      );
      found.keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
      found.folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix: folder = '' }) => folder));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);

    return found;
  }

  return {
    draft: local.draft,
    removeDrafts: local.removeDrafts,
    async keep(draft, name) {
      const manifest = manifestFile(name);
      // Whoever was first is right, also for this machine's copy.
      if (await head(key(name, manifest))) return rm(draft, { recursive: true });

      const files = (await filesIn(draft)).filter((file) => file !== manifest);
      await each(files, async (file) => put(key(name, file), await readFile(path.join(draft, file))));
      // Last, so that an upload which was cut off is not seen, and is simply made again.
      await put(key(name, manifest), await readFile(path.join(draft, manifest)));
      await local.keep(draft, name);
    },
    async add(name, file, text) {
      if (!(await head(key(name, file)))) await put(key(name, file), text);
      if (await local.fetch(name)) await local.add(name, file, text);
    },
    async fetch(name) {
      const held = await local.fetch(name);
      if (held) return held;
      if (!(await head(key(name, manifestFile(name))))) return undefined;

      const draft = await local.draft();
      const { keys } = await list(`${key(name)}/`);
      await each(keys, async (object) => {
        const file = path.join(draft, object.slice(key(name).length + 1));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, await get(object));
      });
      await local.keep(draft, name);

      return local.fetch(name);
    },
    read: async (name) =>
      (await local.read(name)) ?? (await get(key(name, manifestFile(name))).then(String, nothingWhenMissing)),
    async names(below) {
      const { folders } = await list(`${key(below)}/`, '/');

      return folders.map((folder) => path.posix.basename(folder));
    },
    async keptAt(name) {
      const object = await head(key(name, manifestFile(name)));
      if (!object?.LastModified) throw new Error(`${name} is not in ${address}.`);

      return object.LastModified;
    },
    async remove(name) {
      const { keys } = await list(`${key(name)}/`);
      // The manifest first: what has none is not there.
      const manifest = key(name, manifestFile(name));
      await remove([manifest]);
      for (let start = 0; start < keys.length; start += 1_000) await remove(keys.slice(start, start + 1_000));
      if (await local.fetch(name)) await local.remove(name);
    },
  };

  async function remove(keys: readonly string[]) {
    await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true } }),
    );
  }
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });

  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

const each = (files: readonly string[], work: (file: string) => Promise<void>) =>
  Readable.from(files).forEach(work, { concurrency: atOnce });

function nothingWhenMissing(error: { $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}

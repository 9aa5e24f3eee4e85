import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { packTar, unpackTar } from 'modern-tar/fs';
import { type Artifacts, manifestFile } from './artifacts.ts';
import { folderArtifacts } from './folder.ts';
import { bucketObjects, nothingWhenMissing } from './objects.ts';

const atOnce = 8;

/**
 * All files of an artifact in one object: an edge needs hundreds of them at once, within seconds. Only files that
 * browsers may request from the bucket are objects of their own.
 */
const archive = 'files.tar';
const isPublic = (file: string) => /^web[\\/]/.test(file);

/** Options of a bucket. */
export interface BucketOptions {
  /** Endpoint of an object store other than Amazon's. */
  endpoint?: string | undefined;
  /** Throws when a download differs from what was signed: then no copy is kept. */
  inspect?: ((name: string, folder: string) => Promise<void>) | undefined;
}

/**
 * Stores artifacts in a bucket of any S3-compatible object store, with local copies of those used on this machine.
 * Region and credentials come from the usual environment variables (`AWS_REGION`, `AWS_ACCESS_KEY_ID`, …).
 * @param address `s3://bucket/prefix`
 * @param cache a folder for the copies; it may be deleted at any time
 */
export function bucketArtifacts(
  address: string,
  cache: string,
  { endpoint, inspect }: BucketOptions = {},
): Artifacts {
  const { hostname: bucket, pathname } = new URL(address);
  const prefix = pathname.split('/').filter(Boolean).join('/');
  const key = (...parts: string[]) => [prefix, ...parts].filter(Boolean).join('/');
  const { put, get, head, list, remove } = bucketObjects(bucket, endpoint);
  const local = folderArtifacts(cache);
  const onTheirWay = new Map<string, Promise<string | undefined>>();

  return {
    draft: local.draft,
    removeDrafts: local.removeDrafts,
    async keep(draft, name) {
      const manifest = manifestFile(name);
      // The first writer is right, also for this machine's copy.
      if (await head(key(name, manifest))) return rm(draft, { recursive: true });

      await put(key(name, archive), await buffer(packTar(draft)));
      const files = (await filesIn(draft)).filter(isPublic);
      await each(files, async (file) => put(key(name, file), await readFile(path.join(draft, file))));
      // Last, so that an interrupted upload stays invisible and can be repeated.
      await put(key(name, manifest), await readFile(path.join(draft, manifest)));
      await local.keep(draft, name);
    },
    async add(name, file, text) {
      if (!(await head(key(name, file)))) await put(key(name, file), text);
      if (await local.fetch(name)) await local.add(name, file, text);
    },
    fetch: async (name) => (await local.fetch(name)) ?? fetchOnce(name),
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
      // The manifest first: without one, an artifact does not exist.
      const manifest = key(name, manifestFile(name));
      await remove([manifest]);
      await remove(keys);
      if (await local.fetch(name)) await local.remove(name);
    },
  };

  /** Shares one download between simultaneous callers. */
  function fetchOnce(name: string) {
    const fetching = onTheirWay.get(name) ?? fetchWhole(name).finally(() => onTheirWay.delete(name));
    onTheirWay.set(name, fetching);

    return fetching;
  }

  async function fetchWhole(name: string) {
    if (!(await head(key(name, manifestFile(name))))) return undefined;

    const draft = await local.draft();
    await unpackInto(draft, await get(key(name, archive)));
    // Files that were added since, such as another signature.
    const { keys } = await list(`${key(name)}/`);
    const files = keys.map((object) => object.slice(key(name).length + 1));
    const added = files.filter((file) => file !== archive && !existsSync(path.join(draft, file)));
    await each(added, async (file) => writeFile(path.join(draft, file), await get(key(name, file))));
    await inspect?.(name, draft).catch(async (error) => {
      await rm(draft, { recursive: true });
      throw error;
    });
    await local.keep(draft, name);

    return local.fetch(name);
  }
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });

  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

const unpackInto = (folder: string, bytes: Buffer) => pipeline(Readable.from([bytes]), unpackTar(folder));

const each = (files: readonly string[], work: (file: string) => Promise<void>) =>
  Readable.from(files).forEach(work, { concurrency: atOnce });

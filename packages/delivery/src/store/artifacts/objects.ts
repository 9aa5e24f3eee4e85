import type { S3 } from '@aws-sdk/client-s3';
import { lookup } from 'mime-types';

// The library retries: with these limits, an unreachable bucket fails after about half a minute.
const limits = { connectionTimeout: 3_000, socketTimeout: 8_000 };
const attempts = 3;

/** Maximum number of objects that a store removes in one request. */
const mostAtOnce = 1_000;

const immutable = 'public, max-age=31536000, immutable';

/** Opens the objects of a bucket, by their keys. @param endpoint of an object store other than Amazon's */
export function bucketObjects(Bucket: string, endpoint?: string) {
  let opened: Promise<S3> | undefined;

  /**
   * Loads the library on demand: that takes a tenth of a second, and a command that finds local copies does not need
   * it.
   */
  async function open() {
    const { S3: Client } = await import('@aws-sdk/client-s3');

    return new Client({
      ...(endpoint && { endpoint, forcePathStyle: true }),
      maxAttempts: attempts,
      requestHandler: limits,
    });
  }

  function client() {
    opened ??= open();

    return opened;
  }

  return {
    async put(Key: string, Body: Buffer | string) {
      const ContentType = lookup(Key) || 'application/octet-stream';
      await (await client()).putObject({ Bucket, Key, Body, ContentType, CacheControl: immutable });
    },
    async get(Key: string) {
      const { Body } = await (await client()).getObject({ Bucket, Key });

      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    /** Metadata of an object; nothing when it does not exist. */
    head: async (Key: string) => (await client()).headObject({ Bucket, Key }).catch(nothingWhenMissing),
    /** Lists objects and folders below a prefix, page by page. */
    async list(Prefix: string, Delimiter?: string) {
      const found: { keys: string[]; folders: string[] } = { keys: [], folders: [] };
      let ContinuationToken: string | undefined;
      do {
        const page = await (await client()).listObjectsV2({ Bucket, Prefix, Delimiter, ContinuationToken });
        found.keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
        found.folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix: folder = '' }) => folder));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);

      return found;
    },
    async remove(keys: readonly string[]) {
      for (let start = 0; start < keys.length; start += mostAtOnce) {
        const Objects = keys.slice(start, start + mostAtOnce).map((Key) => ({ Key }));
        await (await client()).deleteObjects({ Bucket, Delete: { Objects, Quiet: true } });
      }
    },
  };
}

/** Returns undefined for a missing object. @throws every other failure */
export function nothingWhenMissing(error: { $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}

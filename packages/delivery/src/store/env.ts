import { constants } from 'node:zlib';

/** Settings of a store, apart from its address. */
export interface StoreSettings {
  /** The folder on this machine for copies from a bucket; it may be deleted at any time. */
  cacheFolder: string;
  /** Endpoint of an object store other than Amazon's. */
  endpoint: string | undefined;
}

/** Reads CACHE_DIR and S3_ENDPOINT. */
export const storeSettings = (variables: NodeJS.ProcessEnv = process.env): StoreSettings => ({
  cacheFolder: variables.CACHE_DIR || '.data/cache',
  endpoint: variables.S3_ENDPOINT || undefined,
});

/** Reads PAGE_BROTLI_QUALITY, brotli's quality for rendered pages; the best without it. */
export const pageQuality = ({ PAGE_BROTLI_QUALITY: given }: NodeJS.ProcessEnv = process.env) =>
  given ? Number(given) : constants.BROTLI_MAX_QUALITY;

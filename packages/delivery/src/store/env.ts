/** Settings of a store, apart from its address. */
export interface StoreSettings {
  /** The folder on this machine for copies from a bucket; it may be deleted at any time. */
  cacheFolder: string;
  /** Endpoint of an object store other than Amazon's. */
  endpoint: string | undefined;
  /** A file that says what is live in place of the store's: for an edge that looks at something else. */
  liveFile?: string | undefined;
}

/** Reads CACHE_DIR, S3_ENDPOINT and LIVE_FILE. */
export const storeSettings = (variables: NodeJS.ProcessEnv = process.env): StoreSettings => ({
  cacheFolder: variables.CACHE_DIR || '.data/cache',
  endpoint: variables.S3_ENDPOINT || undefined,
  liveFile: variables.LIVE_FILE || undefined,
});

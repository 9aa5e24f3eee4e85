import { hostname, userInfo } from 'node:os';

/** Settings of a store, apart from its address. */
export interface StoreSettings {
  /** `postgres://…` or the file of an SQLite database; by default a file in the store's folder. */
  ledgerUrl: string | undefined;
  /** The folder on this machine for copies from a bucket; it may be deleted at any time. */
  cacheFolder: string;
  /** Endpoint of an object store other than Amazon's. */
  endpoint: string | undefined;
  /** Name that this machine's moves have in the ledger. */
  actor: string;
  /** Throws when a download from a bucket differs from what was signed. */
  inspect?: (name: string, folder: string) => Promise<void>;
}

/** Reads LEDGER_URL, CACHE_DIR, S3_ENDPOINT and DELIVERY_ACTOR. */
export function storeSettings(variables: NodeJS.ProcessEnv = process.env): StoreSettings {
  return {
    ledgerUrl: variables.LEDGER_URL || undefined,
    cacheFolder: variables.CACHE_DIR || '.data/cache',
    endpoint: variables.S3_ENDPOINT || undefined,
    actor: variables.DELIVERY_ACTOR || `${userName()}@${hostname()}`,
  };
}

/** Returns the user's name; a container's user may have none. */
function userName() {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

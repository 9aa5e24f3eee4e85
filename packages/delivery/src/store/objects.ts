/** Storage of named objects: a folder, or a bucket. */
export interface Objects {
  /** Reads an object; without its bytes if it still has this tag, and undefined when there is none. */
  get: (name: string, tag?: string) => Promise<{ tag: string; bytes?: Buffer } | undefined>;
  /** Writes an object, whole or not at all. */
  put: (name: string, bytes: Buffer | string, caching?: string) => Promise<void>;
  /** Returns when an object was stored; undefined when there is none. */
  storedAt: (name: string) => Promise<Date | undefined>;
  /** Lists the names directly below a path, e.g. the versions below `releases/mf-agents`. */
  names: (below: string) => Promise<readonly string[]>;
  /** Removes an object, or everything below a name. */
  remove: (name: string) => Promise<void>;
}

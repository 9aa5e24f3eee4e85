/**
 * Where releases and compositions are kept: whole folders, each written once under a name that follows from its bytes,
 * and never changed. A name is a path such as `releases/mf-agents/1.0.0-0123456789ab`.
 */
export interface Artifacts {
  /** An empty folder on this disk to fill. */
  draft: () => Promise<string>;
  /** Keeps a draft under a name, whole or not at all, and takes the draft away. Whoever is first has written the same. */
  keep: (draft: string, name: string) => Promise<void>;
  /** Adds a small file to an artifact, or leaves the one of that name as it is. */
  add: (name: string, file: string, text: string) => Promise<void>;
  /** The folder on this disk that holds an artifact, fetched if need be; nothing when nobody kept it. */
  fetch: (name: string) => Promise<string | undefined>;
  /** The text of an artifact's manifest; nothing when nobody kept it. */
  read: (name: string) => Promise<string | undefined>;
  /** The names one step below a folder of names, e.g. the versions below `releases/mf-agents`. One may still be on its way. */
  names: (below: string) => Promise<readonly string[]>;
  /** When an artifact was kept. */
  keptAt: (name: string) => Promise<Date>;
  remove: (name: string) => Promise<void>;
  /** Removes drafts on this disk that are older: whoever filled them has died. */
  removeDrafts: (olderThanMs: number) => Promise<void>;
}

/** The file that is written last: an artifact that has it is whole. */
export const manifestFile = (name: string) =>
  name.startsWith('releases/') ? 'release.json' : 'composition.json';

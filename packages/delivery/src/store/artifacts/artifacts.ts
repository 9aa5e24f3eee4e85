/**
 * Storage of releases and compositions: whole folders, each written once under a name derived from its bytes, and
 * never changed. A name is a path such as `releases/mf-agents/1.0.0-0123456789ab`.
 */
export interface Artifacts {
  /** Makes an empty folder on this disk to fill. */
  draft: () => Promise<string>;
  /**
   * Stores a draft under a name, whole or not at all, and removes the draft. An artifact already stored under that
   * name stays: it has the same bytes.
   */
  keep: (draft: string, name: string) => Promise<void>;
  /** Adds a small file to an artifact; an existing file of that name stays. */
  add: (name: string, file: string, text: string) => Promise<void>;
  /** Returns the folder of an artifact on this disk, fetched if necessary; undefined when there is none. */
  fetch: (name: string) => Promise<string | undefined>;
  /** Reads an artifact's manifest; undefined when there is none. */
  read: (name: string) => Promise<string | undefined>;
  /**
   * Lists the names directly below a path, e.g. the versions below `releases/mf-agents`. An artifact may still be
   * incomplete.
   */
  names: (below: string) => Promise<readonly string[]>;
  /** Returns when an artifact was stored. */
  keptAt: (name: string) => Promise<Date>;
  remove: (name: string) => Promise<void>;
  /** Removes older drafts on this disk: the processes that filled them have died. */
  removeDrafts: (olderThanMs: number) => Promise<void>;
}

/** Returns the file that is written last: an artifact with it is complete. */
export const manifestFile = (name: string) =>
  name.startsWith('releases/') ? 'release.json' : 'composition.json';

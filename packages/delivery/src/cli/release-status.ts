import type { Pointer } from '../store/pointer.ts';
import type { Summary } from '../watch/events.ts';

/** One application of a composition. */
export interface ReleaseStatus {
  version: string;
  commit: string;
  released: string;
}

/** One composition that gets visitors now or after a rollback. */
export interface Shown {
  composition: string;
  composed: string;
  versions: Readonly<Record<string, string>>;
  applications: Readonly<Record<string, ReleaseStatus>>;
  /** Since when visitors get it. */
  since?: string;
  /** Percent of visitors, of a canary. */
  share?: number;
  /** What visitors met with in the last day; nothing when events cannot be read. */
  seen?: Summary | undefined;
}

/** Who is live, in canary, and where a rollback leads. */
export interface Status {
  live: Shown;
  canary: Shown | null;
  previous: Shown | null;
  withdrawn: Pointer['withdrawn'] | null;
}

import type { Pointer } from '../store/pointer.ts';
import type { ContentBehind } from './content-behind.ts';

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
  /** When visitors first got it. */
  since?: string;
}

/** One application's canary. */
export interface CanaryStatus {
  application: string;
  version: string;
  /** Percent of visitors. */
  share: number;
  since: string;
  /** Null while it is composed again; its visitors get live until then. */
  shown: Shown | null;
}

/** Versions that are live and in canary, and targets of rollbacks. */
export interface Status {
  live: Shown;
  canaries: readonly CanaryStatus[];
  previous: Shown | null;
  /** Targets of rollbacks of one application, and what they would take away that others' releases need. */
  rollbackTargets: readonly { application: string; version: string; objections: readonly string[] }[];
  /** Applications whose content is in an earlier state than that of others. */
  behind: readonly ContentBehind[];
  withdrawn: Pointer['withdrawn'];
}

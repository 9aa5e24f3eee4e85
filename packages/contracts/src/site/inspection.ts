/** The edge's address for a page that was opened with `?inspect`. */
export const inspectionPath = '/_inspect';

/** The edge's answer about the page that a browser gets. */
export interface Inspection {
  composition: string;
  kind: 'live' | 'canary' | 'preview';
  /** Releases that differ from what is live, as `application@version`. */
  changed: readonly string[];
  /** Other versions that this browser may switch to; only for those who hold an override already. */
  overrides: readonly Override[];
}

/** A signed composition with one release replaced, and the token that opens it. */
export interface Override {
  /** `application@version`. */
  release: string;
  composition: string;
  token: string;
  /** In ISO 8601. */
  until: string;
}

/** What the page's inline script puts on `window` for the fields of every application. */
export interface EarlyEntries {
  /** Entries made before hydration, by `path field`; null for a field that is hydrated, which needs no more notes. */
  earlyEntries?: Map<string, string | null>;
}

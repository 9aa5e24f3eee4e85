/** Counts what comes from somewhere in a window of ten minutes. */
export interface Counting {
  /** Counts one more; resolves to how many there are now. */
  count: (key: string) => Promise<number>;
  /** How many there are. */
  counted: (key: string) => Promise<number>;
  /** Takes a key out, as if it had never come. */
  forget: (key: string) => Promise<void>;
}

// The record of patterns that were judged before and found linear.
import { createRequire } from 'node:module';

interface SafePatterns {
  /** Version of the checker that judged them: another one may judge otherwise. */
  recheck: string;
  patterns: string[];
}

const { version } = createRequire(import.meta.url)('recheck/package.json');

/** Returns the name of a pattern in the record: the pattern itself, as it is written in code. */
export const nameOf = ({ source, flags }: { source: string; flags: string }) => `/${source}/${flags}`;

/** Reads a record; nothing of it holds when another version of the checker made it. */
export function readRecord(text: string): Set<string> {
  const { recheck, patterns }: SafePatterns = JSON.parse(text);

  return new Set(recheck === version ? patterns : []);
}

/** Writes a record of patterns that this version of the checker found linear. */
export function recordOf(names: Iterable<string>) {
  const record: SafePatterns = { recheck: version, patterns: [...names].sort() };

  return `${JSON.stringify(record, null, 2)}\n`;
}

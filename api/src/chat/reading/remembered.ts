/** Results of all functions that remember theirs. */
const kept: Map<string, unknown>[] = [];

/**
 * Returns a function that remembers its results by a key, until `forget`: parts of a message are read several times
 * while it is answered. For functions that depend on nothing else.
 */
export function remembered<Given extends readonly unknown[], Result>(
  compute: (...given: Given) => Result,
  keyOf: (...given: Given) => string,
) {
  const results = new Map<string, Result>();
  kept.push(results);

  return (...given: Given): Result => {
    const key = keyOf(...given);
    const result = results.get(key) ?? compute(...given);
    results.set(key, result);

    return result;
  };
}

/** Forgets everything: what a visitor said is kept no longer than its answer takes. */
export function forget(): void {
  for (const results of kept) results.clear();
}

/** Results that are kept: a message and the few before it are read several times. */
const most = 300;

/** Returns a function that remembers its latest results by a key; for functions that depend on nothing else. */
export function remembered<Given extends readonly unknown[], Result>(
  compute: (...given: Given) => Result,
  keyOf: (...given: Given) => string,
) {
  const results = new Map<string, Result>();

  return (...given: Given): Result => {
    const key = keyOf(...given);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(...given);
    if (results.size >= most) results.clear();
    results.set(key, result);

    return result;
  };
}

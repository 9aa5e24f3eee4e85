// @ts-check
/** @typedef {{ url: string, by: string | undefined }} Request */

/** The longest line of requests of which each was made by the one before. @param {readonly Request[]} requests */
export function depthOf(requests) {
  const depths = /** @type {Map<string, number>} */ (new Map());
  for (const { url, by } of requests)
    if (!depths.has(url)) depths.set(url, 1 + (by === undefined || by === url ? 0 : (depths.get(by) ?? 0)));

  return Math.max(0, ...depths.values());
}

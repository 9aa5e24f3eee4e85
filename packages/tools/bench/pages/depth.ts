export interface Request {
  url: string;
  by: string | undefined;
}

/** Returns the length of the longest chain of requests in which each was made by the one before. */
export function depthOf(requests: readonly Request[]) {
  const depths = new Map() as Map<string, number>;
  for (const { url, by } of requests)
    if (!depths.has(url)) depths.set(url, 1 + (by === undefined || by === url ? 0 : (depths.get(by) ?? 0)));

  return Math.max(0, ...depths.values());
}

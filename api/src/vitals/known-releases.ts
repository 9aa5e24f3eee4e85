import { releasesPath } from '@dosmares/contracts/endpoints';
import { keptMinutes } from '@dosmares/contracts/vitals';
import { shared } from '@dosmares/contracts/waiting';

/** Releases that visitors get, and those that they got in the last 48 hours: tabs stay open. */
export type KnownReleases = ReturnType<typeof knownReleases>;

const longestAnswerMs = 2_000;
/** Milliseconds between two questions, however many unknown releases are reported. */
const restMs = 5_000;
/** Many more than five applications have live and in canary: a wrong answer fills no memory. */
const most = 500;

/** Knows releases by what the site's edge says. */
export function knownReleases(edgeOrigin: string, ask: typeof fetch = fetch) {
  const named = new Map<string, number>();
  const includes = (release: string) => named.has(release);
  /** Asks the edge for the releases of this minute. @throws when it does not answer */
  const refresh = shared(restMs, async () => {
    const signal = AbortSignal.timeout(longestAnswerMs);
    const response = await ask(`${edgeOrigin}${releasesPath}`, { signal });
    if (!response.ok) throw new Error(`${edgeOrigin}${releasesPath} answers ${response.status}`);

    const releases = (await response.json()) as string[];
    for (const release of releases.slice(0, most)) named.set(release, Date.now());
    for (const [release, at] of named) if (Date.now() - at > keptMinutes * 60_000) named.delete(release);
  });

  return {
    includes,
    refresh,
    /** Reports whether a release is known; asks the edge about one that is not. */
    async has(release: string) {
      if (!includes(release)) await refresh().catch(() => undefined);

      return includes(release);
    },
  };
}

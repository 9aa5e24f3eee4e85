import type { VitalsRow } from '@dosmares/contracts/vitals';

export type Verdict = 'good' | 'worse' | 'undecided';

/** What a canary is judged from: its page views and those of live, and how many of them failed. */
export interface Counts {
  views: number;
  failed: number;
}

/** A canary is bad when more of its page views fail than twice the share of live plus 2 %. */
const tolerance = { times: 2, points: 0.02 };

/**
 * The share of good canaries that are withdrawn, and of bad ones that pass. What is live is estimated, too, which about
 * doubles the first.
 */
const errors = { withdrawn: 0.005, passed: 0.05 };

/** Stands for what is known of a site before live was seen: views, of which one failed. */
const assumed: Counts = { views: 200, failed: 1 };

// Wald's bounds of the likelihood ratio.
const bounds = {
  worse: Math.log((1 - errors.passed) / errors.withdrawn),
  good: Math.log(errors.passed / (1 - errors.withdrawn)),
};

/**
 * Judges a canary by Wald's sequential probability ratio test (Annals of Mathematical Statistics 16, 1945): after each
 * page view, how much more likely is what was seen if the canary is bad than if it is like live? It may be asked at any
 * time and as often as you like, and needs no fixed number of views.
 */
export function judge(canary: Counts, live: Counts): { verdict: Verdict; viewsLeft: number } {
  const like = (live.failed + assumed.failed) / (live.views + assumed.views);
  // Where a third of all fails, a bad canary is halfway to failing always.
  const bad = Math.min(tolerance.times * like + tolerance.points, (1 + like) / 2);
  const [failure, success] = [Math.log(bad / like), Math.log((1 - bad) / (1 - like))];
  const evidence = canary.failed * failure + (canary.views - canary.failed) * success;
  // What a view of a canary like live adds on average.
  const drift = like * failure + (1 - like) * success;
  const viewsLeft = Math.max(0, Math.ceil((bounds.good - evidence) / drift));
  if (evidence >= bounds.worse) return { verdict: 'worse', viewsLeft };

  return { verdict: evidence <= bounds.good ? 'good' : 'undecided', viewsLeft };
}

export function countsOf(release: string, rows: readonly VitalsRow[]): Counts {
  const count = (kind: VitalsRow['kind']) =>
    rows.find((row) => row.release === release && row.kind === kind)?.count ?? 0;

  return { views: count('view'), failed: count('failed-view') };
}

export function summaryOf({ views, failed }: Counts) {
  const percent = views > 0 ? ` (${((100 * failed) / views).toFixed(1)} %)` : '';

  return `${failed} of ${views} page views failed${percent}`;
}

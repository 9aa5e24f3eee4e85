import type { VitalsRow } from '@dosmares/contracts/vitals';

/** Reads what visitors' browsers reported in the last minutes. */
export type ReadVitals = (minutes: number) => Promise<readonly VitalsRow[]>;

/** A release beside the live one of its application, both as `application@version`. */
export interface Compared {
  canary: string;
  live: string;
}

/** What was found, in a sentence, and whether the canary has to be taken back. */
export interface Comparison {
  isWorse: boolean;
  sentence: string;
}

const leastViews = 100;
// Above twice live's share alone, two unlucky pages of 100 would do where live fails never.
const worse = { times: 2, points: 0.02 };

/** The rule of `compareCanary`. */
export const rule =
  'A canary is taken back when more of its page views fail than twice the share of live plus 2 %, once both have 100 views.';

/** Compares the failed page views of a canary with those of live, in counts of the same time. */
export function compareCanary(rows: readonly VitalsRow[], { canary, live }: Compared): Comparison {
  const [tried, standard] = [seenOf(canary, rows), seenOf(live, rows)];
  const counted = `${failedOf(tried)} in the canary, ${failedOf(standard)} live`;
  if (Math.min(tried.views, standard.views) < leastViews)
    return {
      isWorse: false,
      sentence: `Too little was seen (${leastViews} page views each are needed): ${counted}`,
    };

  const isWorse = shareOf(tried) > worse.times * shareOf(standard) + worse.points;

  return { isWorse, sentence: `${isWorse ? 'Worse' : 'Not worse'}: ${counted}` };
}

interface Seen {
  views: number;
  failed: number;
}

function seenOf(release: string, rows: readonly VitalsRow[]): Seen {
  const count = (kind: VitalsRow['kind']) =>
    rows.find((row) => row.release === release && row.kind === kind)?.count ?? 0;

  return { views: count('view'), failed: count('failed-view') };
}

const shareOf = ({ views, failed }: Seen) => failed / views;

const failedOf = (seen: Seen) =>
  `${seen.failed} of ${seen.views} page views failed${seen.views > 0 ? ` (${(100 * shareOf(seen)).toFixed(1)} %)` : ''}`;

import type { Summary } from './events.ts';

/** A verdict on a canary, and its reason in words. */
export interface Judgement {
  verdict: 'worse' | 'not worse' | 'too little seen';
  reason: string;
}

/** Visitors who met with an error, out of all that were counted. */
interface Tally {
  bad: number;
  all: number;
}

/** Minimum number of the canary's visitors for a verdict. */
export const leastVisitors = 20;
/** Minimum number of the canary's visitors with an error: two unlucky ones withdraw nothing. */
export const leastBad = 5;

// A canary that is no worse is withdrawn with a chance below 1 in this, however often it is judged (decision 0033).
const certainty = 1_000;

// Meanings of "clearly worse": the canary's error rate in multiples of live's.
const timesWorse = [2, 4, 8, 16, 32];

// biome-ignore format: a table reads in columns
const measures: readonly (readonly [string, (summary: Summary) => Tally])[] = [
  ['visitors with errors', ({ failedVisitors, visitors }) => ({ bad: failedVisitors, all: visitors })],
  ['slow paints (LCP)', ({ vitals }) => ({ bad: vitals.LCP.poor, all: vitals.LCP.measured })],
  ['slow answers (INP)', ({ vitals }) => ({ bad: vitals.INP.poor, all: vitals.INP.measured })],
  ['shifts (CLS)',      ({ vitals }) => ({ bad: vitals.CLS.poor, all: vitals.CLS.measured })],
];

/** Names of the two sides of a comparison in sentences. */
export type Sides = readonly [candidate: string, standard: string];

/** Compares a canary with live, or live with what was live before, measure by measure. */
export function judge(canary: Summary, live: Summary, sides: Sides = ['in the canary', 'live']): Judgement {
  if (canary.visitors < leastVisitors || live.visitors === 0) {
    const seen = `${canary.visitors} visitors ${sides[0]} (at least ${leastVisitors}) and ${live.visitors} ${sides[1]} (at least 1)`;

    return { verdict: 'too little seen', reason: `${seen}: nothing can be said yet` };
  }
  const worse = measures.find(([, tally]) => isWorse(sparing(canary.days, tally(canary)), tally(live)));
  if (worse) return { verdict: 'worse', reason: describe(worse, [canary, live], sides) };

  const [first] = measures;

  return { verdict: 'not worse', reason: first ? describe(first, [canary, live], sides) : '' };
}

/** Ignores one bad visitor per day: a connection that forges reports counts as at most one. */
const sparing = (days: number, { bad, all }: Tally): Tally => ({ bad: Math.max(0, bad - days), all });

const isWorse = (canary: Tally, live: Tally) =>
  canary.bad >= leastBad && live.all > 0 && evidence(canary, live) >= certainty;

/**
 * Returns how many times more likely the errors are under a worse canary than under one like live, given the canary's
 * share of the traffic. It averages over several error rates, so it can be checked after every visitor without losing
 * certainty. Fewer errors of the canary are always less evidence.
 */
export function evidence(canary: Tally, live: Tally): number {
  const part = (times: number) => (times * canary.all) / (times * canary.all + live.all);
  const expected = part(1);
  const ratios = timesWorse.map((times) =>
    Math.exp(
      canary.bad * Math.log(part(times) / expected) + live.bad * Math.log((1 - part(times)) / (1 - expected)),
    ),
  );

  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

function describe(
  [name, tally]: (typeof measures)[number],
  [canary, live]: readonly [Summary, Summary],
  [candidate, standard]: Sides,
) {
  const words = ({ bad, all }: Tally) =>
    `${bad} of ${all}${all > 0 ? ` (${((100 * bad) / all).toFixed(1)} %)` : ''}`;
  const culprits = Object.entries(canary.errors).sort(([, one], [, other]) => other - one);
  const from = name === measures[0]?.[0] && culprits[0] ? `, most from ${culprits[0][0]}` : '';

  return `${name}: ${words(tally(canary))} ${candidate}${from}, ${words(tally(live))} ${standard}`;
}

import { compareCanary } from './canary.ts';
import { type Counts, judge } from './judge.ts';

const seen = (views: number, failed: number): Counts => ({ views, failed });

it.each([
  ['that nobody has seen', seen(0, 0), seen(9_000, 0), 'undecided'],
  ['with an unlucky page', seen(20, 1), seen(9_000, 9), 'undecided'],
  ['whose first pages all fail', seen(3, 3), seen(9_000, 9), 'worse'],
  ['that fails beside a live release that nobody sees', seen(40, 9), seen(0, 0), 'worse'],
  ['that does not fail', seen(300, 0), seen(9_000, 9), 'good'],
  ['that fails as often as live', seen(1_000, 50), seen(9_000, 450), 'good'],
  ['that fails three times as often', seen(1_000, 150), seen(9_000, 450), 'worse'],
  ['where half of all fails, as live', seen(1_000, 500), seen(9_000, 4_500), 'good'],
] as const)('a canary %s is %s', (_, canary, live, verdict) => {
  expect(judge(canary, live).verdict).toBe(verdict);
});

/** Returns random numbers in [0, 1), the same for each test run (Park and Miller). */
function randomNumbers(start: number) {
  let state = start;

  return () => {
    state = (state * 48_271) % 2_147_483_647;

    return state / 2_147_483_647;
  };
}

/** Judges a canary after each of its views, which are a tenth of all. */
function verdictOf(shareOfLive: number, shareOfCanary: number, random: () => number) {
  const [canary, live] = [seen(0, 0), seen(2_000, Math.round(2_000 * shareOfLive))];
  for (let view = 0; view < 2_000; view += 1) {
    for (let other = 0; other < 9; other += 1) live.failed += Number(random() < shareOfLive);
    live.views += 9;
    canary.views += 1;
    canary.failed += Number(random() < shareOfCanary);
    const { verdict } = judge(canary, live);
    if (verdict !== 'undecided') return verdict;
  }

  return 'undecided';
}

/** Returns the share of each verdict on canaries alike. */
function verdictsOf(shareOfLive: number, shareOfCanary: number) {
  const random = randomNumbers(7);
  const verdicts = Array.from({ length: 300 }, () => verdictOf(shareOfLive, shareOfCanary, random));
  const shareOf = (wanted: string) => verdicts.filter((one) => one === wanted).length / verdicts.length;

  return { good: shareOf('good'), worse: shareOf('worse') };
}

it.each([0.002, 0.01, 0.05])(
  'of good canaries, where a share of %d fails, at most 2 in 100 are withdrawn',
  (share) => {
    const { good, worse } = verdictsOf(share, share);
    expect(worse).toBeLessThan(0.02);
    expect(good).toBeGreaterThan(0.98);
  },
);

it.each([0.002, 0.01, 0.05])('of bad canaries, beside a share of %d, at most 8 in 100 pass', (share) => {
  const { good, worse } = verdictsOf(share, 2 * share + 0.02);
  expect(good).toBeLessThan(0.08);
  expect(worse).toBeGreaterThan(0.92);
});

it.each([
  [seen(30, 0), 60, 'With 30 page views an hour, it takes about 5 h more if the canary is good.'],
  [seen(30, 0), 1, 'With 1800 page views an hour, it takes about 5 min more if the canary is good.'],
  [seen(0, 0), 60, 'With 0 page views an hour, it takes forever.'],
])('the time that a verdict takes is told: %j after %d minutes', (canary, minutes, words) => {
  expect(compareCanary([canary, seen(9_000, 45)], minutes).sentence).toContain(words);
});

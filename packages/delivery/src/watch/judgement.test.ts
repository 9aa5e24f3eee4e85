import { nothing, type Summary } from './events.ts';
import { judge } from './judgement.ts';

const seen = (visitors: number, failedVisitors: number, more: Partial<Summary> = {}): Summary => ({
  ...nothing,
  visitors,
  failedVisitors,
  days: 1,
  ...more,
});

const looksADay = 50;

/**
 * Simulates visitors of a canary at 10 % with given error rates, judged repeatedly for days; returns the number of
 * the look that withdraws it.
 */
function withdrawnAfter(
  looks: number,
  [canaryRate, liveRate]: readonly [number, number],
  random: () => number,
) {
  let [canary, live] = [seen(0, 0), seen(0, 0)];
  for (let look = 1; look <= looks; look += 1) {
    const failing = (visitors: number, rate: number) =>
      Array.from({ length: visitors }, random).filter((one) => one < rate).length;
    const days = Math.ceil(look / looksADay);
    canary = seen(canary.visitors + 10, canary.failedVisitors + failing(10, canaryRate), { days });
    live = seen(live.visitors + 90, live.failedVisitors + failing(90, liveRate), { days });
    if (judge(canary, live).verdict === 'worse') return look;
  }

  return undefined;
}

/** Returns a deterministic random generator. */
function chance(seed: number) {
  let state = seed;

  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;

    return state / 2 ** 32;
  };
}

const runs = Array.from({ length: 200 }, (_, index) => chance(index + 1));

describe('a canary', () => {
  it('that fails often is found worse, and the reason says how it and live did', () => {
    const { verdict, reason } = judge(
      seen(60, 20, { errors: { 'mf-agents@2': 19, 'shell@1': 1 } }),
      seen(540, 4),
    );

    expect(verdict).toBe('worse');
    expect(reason).toBe(
      'visitors with errors: 20 of 60 (33.3 %) in the canary, most from mf-agents@2, 4 of 540 (0.7 %) live',
    );
  });

  it('that few have seen is not judged, however it did', () => {
    expect(judge(seen(19, 19), seen(900, 0)).verdict).toBe('too little seen');
    expect(judge(seen(500, 100), seen(0, 0)).verdict).toBe('too little seen');
  });

  it('is not withdrawn for four unlucky visitors, nor for being a little worse', () => {
    expect(judge(seen(40, 4), seen(4_000, 0)).verdict).toBe('not worse');
    expect(judge(seen(10_000, 220), seen(90_000, 1_800)).verdict).toBe('not worse');
  });

  it('is never withdrawn for what one connection reports, on however many days', () => {
    const days = Array.from({ length: 60 }, (_, index) => index + 1);
    const verdicts = days.flatMap((count) =>
      [20, 200, 5_000].map(
        (visitors) => judge(seen(visitors, count, { days: count }), seen(9 * visitors, 0)).verdict,
      ),
    );

    expect(new Set(verdicts)).toEqual(new Set(['not worse']));
  });

  it('that is bad is found worse although one connection claims the contrary, on as many days', () => {
    for (const days of [1, 3, 7]) {
      const canary = seen(60 * days + days, 20 * days, { days });
      const live = seen(540 * days + days, 4 * days + days, { days });

      expect(judge(canary, live).verdict).toBe('worse');
    }
  });

  it('is found worse by its vitals too', () => {
    const slow = { vitals: { ...nothing.vitals, LCP: { measured: 100, poor: 40 } } };
    const quick = { vitals: { ...nothing.vitals, LCP: { measured: 900, poor: 30 } } };

    expect(judge(seen(100, 0, slow), seen(900, 0, quick)).reason).toContain('slow paints (LCP): 40 of 100');
  });

  it('that is like live is withdrawn in fewer than 1 of 100 watches of 200 looks each', () => {
    const wrongly = runs.filter((random) => withdrawnAfter(200, [0.02, 0.02], random) !== undefined);

    expect(wrongly.length).toBeLessThanOrEqual(1);
  });

  it('that fails ten times as often is withdrawn in every watch, mostly within 200 of its visitors', () => {
    const looks = runs
      .slice(0, 50)
      .map((random) => withdrawnAfter(200, [0.2, 0.02], random) ?? Number.POSITIVE_INFINITY);

    expect(Math.max(...looks)).toBeLessThan(200);
    expect(looks.filter((look) => look <= 20).length).toBeGreaterThan(40);
  });
});

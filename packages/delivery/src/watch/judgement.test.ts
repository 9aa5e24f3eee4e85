import { nothing, type Summary } from './events.ts';
import { judge } from './judgement.ts';

const seen = (views: number, failedViews: number, more: Partial<Summary> = {}): Summary => ({
  ...nothing,
  views,
  failedViews,
  ...more,
});

/** Visitors of a canary at 10 %, failing by chance as often as given; looked at again and again. */
function withdrawnAfter(
  looks: number,
  [canaryRate, liveRate]: readonly [number, number],
  random: () => number,
) {
  let [canary, live] = [seen(0, 0), seen(0, 0)];
  for (let look = 1; look <= looks; look += 1) {
    const failing = (views: number, rate: number) =>
      Array.from({ length: views }, random).filter((one) => one < rate).length;
    canary = seen(canary.views + 10, canary.failedViews + failing(10, canaryRate));
    live = seen(live.views + 90, live.failedViews + failing(90, liveRate));
    if (judge(canary, live).verdict === 'worse') return look;
  }

  return undefined;
}

/** Chance that is the same in every run. */
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
      seen(60, 20, { errors: { 'mf-agents@2': 25, 'shell@1': 1 } }),
      seen(540, 4),
    );

    expect(verdict).toBe('worse');
    expect(reason).toBe(
      'pages with errors: 20 of 60 (33.3 %) in the canary, most from mf-agents@2, 4 of 540 (0.7 %) live',
    );
  });

  it('that few have seen is not judged, however it did', () => {
    expect(judge(seen(29, 29), seen(900, 0)).verdict).toBe('too little seen');
    expect(judge(seen(500, 100), seen(0, 0)).verdict).toBe('too little seen');
  });

  it('is not withdrawn for four unlucky visitors, nor for being a little worse', () => {
    expect(judge(seen(40, 4), seen(4_000, 0)).verdict).toBe('not worse');
    expect(judge(seen(10_000, 220), seen(90_000, 1_800)).verdict).toBe('not worse');
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

  it('that fails ten times as often is withdrawn in every watch, mostly within 200 of its views', () => {
    const looks = runs
      .slice(0, 50)
      .map((random) => withdrawnAfter(200, [0.2, 0.02], random) ?? Number.POSITIVE_INFINITY);

    expect(Math.max(...looks)).toBeLessThan(200);
    expect(looks.filter((look) => look <= 20).length).toBeGreaterThan(40);
  });
});

import type { Canary, Part } from '../store/pointer.ts';
import { assignBuckets, isBucket, isChosen } from './canary.ts';
import { partsFor } from './shares.ts';

const visitors = 100_000;

/** Simulates visitors of several edges. */
function come(edges = 3) {
  const offices = Array.from({ length: edges }, () => assignBuckets());

  return Array.from({ length: visitors }, (_, index) => offices[index % edges]?.() ?? '');
}

const canary = (
  application: string,
  share: number,
  others: readonly Canary[] = [],
  before: readonly Part[] = [],
) => ({
  application,
  version: '2',
  composition: application,
  share,
  parts: partsFor(share, before, others),
  since: '',
});

const within = (buckets: readonly string[], one: Pick<Canary, 'parts'>) =>
  buckets.filter((bucket) => isChosen(bucket, one));

describe('the share of a canary', () => {
  it.each([0, 1, 5, 10, 33.3, 50, 90, 100])('is %d %% of 100,000 visitors, within 0.2 points', (share) => {
    const chosen = within(come(), canary('mf-agents', share)).length;

    expect(Math.abs((100 * chosen) / visitors - share)).toBeLessThanOrEqual(0.2);
  });

  it('is nobody at 0 % and everybody at 100 %, to the last visitor', () => {
    const buckets = come();

    expect(within(buckets, canary('mf-agents', 0))).toEqual([]);
    expect(within(buckets, canary('mf-agents', 100))).toHaveLength(visitors);
  });

  it('is met after a few visitors already', () => {
    const nextBucket = assignBuckets();
    const chosen = within(Array.from({ length: 100 }, nextBucket), canary('mf-agents', 10)).length;

    expect(chosen).toBeGreaterThanOrEqual(8);
    expect(chosen).toBeLessThanOrEqual(12);
  });

  it('is not more than the other canaries leave, and says who has what', () => {
    const agents = canary('mf-agents', 60);

    expect(() => canary('mf-chat', 40.1, [agents])).toThrow(
      'At most 40 % of visitors are left: mf-agents@2 has 60 %; ask for no more, or one of these teams has to end its canary.',
    );
    expect(() => canary('mf-chat', 40, [agents])).not.toThrow();
  });

  it('may be a third for each of three', () => {
    const [one, two] = [canary('a', 33.4), canary('b', 33.3)];
    const disjoint = { ...two, parts: partsFor(33.3, [], [one]) };

    expect(() => partsFor(33.3, [], [one, disjoint])).not.toThrow();
  });
});

describe('several canaries', () => {
  const buckets = come();
  const agents = canary('mf-agents', 10);
  const chat = canary('mf-chat', 20, [agents]);
  const listings = canary('mf-listings', 30, [agents, chat]);

  it('have each their share, and nobody is in two', () => {
    const counts = [agents, chat, listings].map((one) => within(buckets, one).length);
    const all = buckets.filter((bucket) => [agents, chat, listings].some((one) => isChosen(bucket, one)));

    [10, 20, 30].forEach((share, index) => {
      expect(Math.abs(((counts[index] ?? 0) * 100) / visitors - share)).toBeLessThanOrEqual(0.2);
    });
    expect(all).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  });

  it('leave each other their visitors when one grows, shrinks, grows again or ends', () => {
    let changed: Canary = chat;
    for (const share of [40, 5, 60, 20]) {
      const parts = partsFor(share, changed.parts, [agents, listings]);
      changed = { ...changed, share, parts };
      for (const other of [agents, listings])
        expect(within(buckets, other).some((bucket) => isChosen(bucket, changed))).toBe(false);
    }
    const next = partsFor(70, [], [listings]);

    expect(within(within(buckets, listings), { parts: next })).toEqual([]);
  });

  it.each(Array.from({ length: 50 }, (_, seed) => seed))(
    'keep their shares through any history (%d)',
    (seed) => {
      let state = seed + 1;
      const random = (most: number) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;

        return Math.floor((state / 2 ** 32) * most);
      };
      let running: Canary[] = [];
      for (let step = 0; step < 40; step += 1) {
        const application = `app ${random(4)}`;
        const others = running.filter((one) => one.application !== application);
        const left = 100 - others.reduce((sum, { share }) => sum + share, 0);
        const before = running.find((one) => one.application === application)?.parts ?? [];
        const share = random(left + 1);
        running = [...others, { ...canary(application, 0), share, parts: partsFor(share, before, others) }];
        const all = running.flatMap(({ parts }) => parts).toSorted(([one], [other]) => one - other);

        expect(all.every(([, to], index) => to <= (all[index + 1]?.[0] ?? 2 ** 32))).toBe(true);
        for (const { share: wanted, parts } of running)
          expect(parts.reduce((sum, [from, to]) => sum + to - from, 0) / 2 ** 32).toBeCloseTo(
            wanted / 100,
            6,
          );
      }
    },
  );
});

describe('a visitor', () => {
  it('gets the same answer every time and at every edge', () => {
    const one = canary('mf-agents', 10);
    const buckets = come();

    expect(within(buckets, one)).toEqual(within(buckets, one));
  });

  it('who is in stays in when the share grows, and comes back as the first', () => {
    const buckets = come();
    const small = canary('mf-agents', 10);
    const large = partsFor(50, small.parts, []);
    const smaller = partsFor(5, large, []);

    expect(within(buckets, small).every((bucket) => isChosen(bucket, { parts: large }))).toBe(true);
    expect(within(buckets, { parts: smaller }).every((bucket) => isChosen(bucket, small))).toBe(true);
  });

  it('who is in one canary is not in every other', () => {
    const inside = within(come(), canary('mf-agents', 10));
    const later = Array.from({ length: 20 }, (_, index) => canary(`canary ${index}`, 10));

    expect(inside.filter((bucket) => later.every((one) => isChosen(bucket, one)))).toEqual([]);
  });

  it('holds a bucket that says nothing of him', () => {
    expect(come().every(isBucket)).toBe(true);
    expect(isBucket('not a bucket')).toBe(false);
  });
});

import { assignBuckets, isBucket, isChosen } from './canary.ts';

const salt = 'a canary';
const visitors = 100_000;

/** Visitors as they come to several edges at once. */
function come(edges = 3) {
  const offices = Array.from({ length: edges }, () => assignBuckets());

  return Array.from({ length: visitors }, (_, index) => offices[index % edges]?.() ?? '');
}

describe('the share of a canary', () => {
  it.each([0, 1, 5, 10, 33.3, 50, 90, 100])('is %d %% of 100,000 visitors, within 0.2 points', (share) => {
    const chosen = come().filter((bucket) => isChosen(bucket, { salt, share })).length;

    expect(Math.abs((100 * chosen) / visitors - share)).toBeLessThanOrEqual(0.2);
  });

  it('is nobody at 0 % and everybody at 100 %, to the last visitor', () => {
    const buckets = come();

    expect(buckets.some((bucket) => isChosen(bucket, { salt, share: 0 }))).toBe(false);
    expect(buckets.every((bucket) => isChosen(bucket, { salt, share: 100 }))).toBe(true);
  });

  it('is met after a few visitors already', () => {
    const nextBucket = assignBuckets();
    const chosen = Array.from({ length: 100 }, nextBucket).filter((bucket) =>
      isChosen(bucket, { salt, share: 10 }),
    );

    expect(chosen.length).toBeGreaterThanOrEqual(8);
    expect(chosen.length).toBeLessThanOrEqual(12);
  });
});

describe('a visitor', () => {
  it('gets the same answer every time and at every edge', () => {
    for (const bucket of come()) {
      const first = isChosen(bucket, { salt, share: 10 });

      expect([isChosen(bucket, { salt, share: 10 }), isChosen(bucket, { salt, share: 10 })]).toEqual([
        first,
        first,
      ]);
    }
  });

  it('who is in stays in when the share grows', () => {
    const inside = come().filter((bucket) => isChosen(bucket, { salt, share: 10 }));

    expect(inside.every((bucket) => isChosen(bucket, { salt, share: 50 }))).toBe(true);
  });

  it('who is in one canary is not in every other', () => {
    const inside = come().filter((bucket) => isChosen(bucket, { salt, share: 10 }));
    const salts = Array.from({ length: 20 }, (_, index) => `canary ${index}`);
    const always = inside.filter((bucket) =>
      salts.every((other) => isChosen(bucket, { salt: other, share: 10 })),
    );

    expect(always).toEqual([]);
  });

  it('holds a bucket that says nothing of him', () => {
    expect(come().every(isBucket)).toBe(true);
    expect(isBucket('not a bucket')).toBe(false);
  });
});

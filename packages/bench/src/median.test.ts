import { median, medians } from './median.ts';

it('is the middle of an odd number of figures, and between the two in the middle of an even one', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
  expect(median([7])).toBe(7);
});

it('takes each figure of some runs by itself', () => {
  const runs = [
    { LCP: 3, TBT: 0 },
    { LCP: 1, TBT: 9 },
    { LCP: 2, TBT: 5 },
  ];

  expect(medians(runs)).toEqual({ LCP: 2, TBT: 5 });
});

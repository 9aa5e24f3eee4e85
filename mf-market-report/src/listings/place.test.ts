import { places, shiftAt, stepFrom } from './place.ts';

// biome-ignore format: a table reads in columns
it.each([
  [0, -1, 0], // ignored
  [0,  1, 1],
  [1, -1, 0],
  [1,  1, 2],
  [2, -1, 1],
  [2,  1, 2], // ignored
] as const)('M14 from place %i by %i is place %i', (place, by, next) => {
  expect(stepFrom(place, by)).toBe(next);
});

it('M14 moves the strip by 33.333 % of its width for each of three places', () => {
  expect(places).toBe(3);
  expect([0, 1, 2].map(shiftAt)).toEqual(['translateX(-0%)', 'translateX(-33.333%)', 'translateX(-66.666%)']);
});

import { scaleOf } from './scale.ts';

// biome-ignore format: a table reads in columns
it.each([
  [[353_071, 512_000], { top: 600_000, steps: 3 }],
  [[142, 169],         { top: 200, steps: 4 }],
  [[52, 650],          { top: 800, steps: 4 }],
  [[0, 0],             { top: 1, steps: 4 }],
])('gives %p an axis of round steps from zero to above the highest bar', (values, scale) => {
  expect(scaleOf(values)).toEqual(scale);
});

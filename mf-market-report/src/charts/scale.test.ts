import { scaleOf } from './scale.ts';

// biome-ignore format: a table reads in columns
it.each([
  [[353_071, 512_000], [0, 200_000, 400_000, 600_000]],
  [[142, 169],         [0, 50, 100, 150, 200]],
  [[52, 650],          [0, 200, 400, 600, 800]],
  [[1000],             [0, 250, 500, 750, 1000]],
  [[0, 0],             [0, 0.25, 0.5, 0.75, 1]],
])('gives %p round grid lines from zero to above the highest bar', (values, ticks) => {
  expect(scaleOf(values)).toEqual({ top: ticks.at(-1), ticks });
});

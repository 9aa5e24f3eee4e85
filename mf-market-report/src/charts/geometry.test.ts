import { barsOf, fill, scaleOf } from './geometry.ts';

const months = ['May', 'Jun', 'Jul', 'Aug'];
const series = (name: string) => ({ name, tone: 'navy' as const, values: [1, 2, 3, 4] });

describe('barsOf', () => {
  it('sets the bars of one month side by side, in the middle of its share', () => {
    const [first, second] = barsOf({ series: [series('a'), series('b')] }, months);

    expect(first).toMatchObject({ month: 'May', value: 1, left: (25 * (1 - fill)) / 2 });
    expect((second?.left ?? 0) - (first?.left ?? 0)).toBeCloseTo(first?.width ?? 0);
    expect((second?.left ?? 0) + (second?.width ?? 0)).toBeCloseTo((25 * (1 + fill)) / 2);
  });

  it('centres a lone bar', () => {
    const bar = barsOf({ series: [series('a')] }, months)[1];

    expect((bar?.left ?? 0) + (bar?.width ?? 0) / 2).toBeCloseTo(37.5);
  });
});

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

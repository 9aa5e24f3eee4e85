import { barsOf, fill } from './geometry.ts';

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

import { chartOptions } from './chart-options.ts';
import { type Chart, charts } from './report-charts.ts';

const months = ['May', 'Jun'];

const optionsOf = (place: number) => {
  const { series, ...rest } = charts[place] as Chart;
  const chart = { ...rest, series: series.map((one) => ({ ...one, values: [353_071, 512_000] })) };

  return chartOptions({ chart, months, onDrawn: () => {}, colourOf: (name) => name });
};

describe('chartOptions', () => {
  it('M08 has bars over the months, on the same scale as the drawn chart', () => {
    const { chart, xaxis, yaxis } = optionsOf(0);

    expect(chart?.type).toBe('bar');
    expect(xaxis?.categories).toEqual(months);
    expect(yaxis).toMatchObject({ min: 0, max: 600_000, tickAmount: 3 });
  });

  it('M05 draws in navy and gold', () => {
    expect(optionsOf(0).colors).toEqual(['navy', 'gold']);
  });

  it('moves nothing', () => {
    expect(optionsOf(0).chart?.animations).toEqual({ enabled: false });
  });
});

import { chartOptions } from './chart-options.ts';
import { type Chart, charts } from './report-charts.ts';

const months = ['May', 'Jun'];

it('M05 M08 draws bars over the months in navy and gold, on an axis of round values, without animation', () => {
  const { series, ...rest } = charts[0] as Chart;
  const chart = { ...rest, series: series.map((one) => ({ ...one, values: [353_071, 512_000] })) };

  expect(chartOptions(chart, months, (name) => name)).toMatchObject({
    chart: { type: 'bar', animations: { enabled: false } },
    colors: ['navy', 'gold'],
    xaxis: { categories: months },
    yaxis: { min: 0, max: 600_000, tickAmount: 3 },
  });
});

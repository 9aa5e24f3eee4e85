import type { Chart, Series } from './report-charts.ts';

/** Room around the plot, in pixels, and the size of its words: the drawn chart and the interactive one agree on it. */
export const plot = { top: 30, right: 0, bottom: 38, left: 52, fontSize: '12px' } as const;

/** Share of a month's part of the axis that its bars fill. */
export const fill = 0.62;

/** One bar: its place along the axis in percent of the plot's width. */
interface Bar {
  series: Series;
  month: string;
  value: number;
  left: number;
  width: number;
}

/** Lays the bars of all series side by side, month by month. */
export function barsOf({ series }: Pick<Chart, 'series'>, months: readonly string[]): Bar[] {
  const share = 100 / months.length;
  // A lone bar as wide as a pair would look like a wall.
  const width = (share * fill) / Math.max(series.length, 1.5);
  const margin = (share - width * series.length) / 2;

  return months.flatMap((month, index) =>
    series.map((one, place) => ({
      series: one,
      month,
      value: one.values[index] ?? 0,
      left: share * index + margin + width * place,
      width,
    })),
  );
}

const steps = [1, 2, 2.5, 5, 10];

/** A vertical axis from zero: its top and the round values of its grid lines, about four of them. */
export function scaleOf(values: readonly number[]): { top: number; ticks: readonly number[] } {
  const highest = Math.max(1, ...values);
  const rough = highest / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (steps.find((factor) => factor * magnitude >= rough) ?? 10);
  const count = Math.ceil(highest / step);

  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => step * index) };
}

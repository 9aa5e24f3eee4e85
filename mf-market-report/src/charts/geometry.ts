import type { Chart, Series } from './report-charts.ts';

/** Room around the plot, in pixels, and the size of its words: the drawn chart and the interactive one agree on it. */
export const plot = { top: 30, right: 0, bottom: 38, left: 52, fontSize: '12px' } as const;

/** How much of a month's share of the axis its bars fill. */
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

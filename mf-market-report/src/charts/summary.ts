import type { Chart } from './report-charts.ts';

/** Describes the chart in a sentence: its subject, and the first and last figure of each row of bars. */
export function summaryOf({ title, series, exact }: Chart, months: readonly string[]): string {
  const first = months[0];
  const last = months[months.length - 1];
  const courses = series.map(
    ({ name, values }) =>
      `${name} from ${exact(values[0] ?? 0)} in ${first} to ${exact(values.at(-1) ?? 0)} in ${last}`,
  );

  return `${title.replace(' *', '')}: ${courses.join('; ')}.`;
}

import { execFileSync } from 'node:child_process';
import os from 'node:os';

/** Figures of one measurement, by name. */
export type Figures = Readonly<Record<string, number>>;

/** Describes the machine: times are comparable only within one run. */
export const machine = () =>
  `${os.cpus()[0]?.model}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}, commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}`;

/** Returns the median of each figure over several runs. */
export const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const sorted = runs.map((run) => run[name] ?? Number.NaN).sort((one, other) => one - other);

      return [name, sorted[Math.floor(sorted.length / 2)] ?? Number.NaN];
    }),
  );

/** Formats rows as a Markdown table. */
export function table(facts: readonly object[]) {
  const rows = facts as Readonly<Record<string, unknown>>[];
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;

  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

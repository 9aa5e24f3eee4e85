/** Returns the median. */
export function median(figures: readonly number[]) {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;

  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** Returns the median of each figure over several runs. */
export const medians = (runs: readonly Record<string, number>[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );

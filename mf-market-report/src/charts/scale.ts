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

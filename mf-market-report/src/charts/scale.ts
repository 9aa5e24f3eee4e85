const steps = [1, 2, 2.5, 5, 10];

/** A vertical axis from zero: its top, and its number of steps of a round value, about four. */
export function scaleOf(values: readonly number[]): { top: number; steps: number } {
  const highest = Math.max(1, ...values);
  const rough = highest / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (steps.find((factor) => factor * magnitude >= rough) ?? 10);
  const count = Math.ceil(highest / step);

  return { top: step * count, steps: count };
}

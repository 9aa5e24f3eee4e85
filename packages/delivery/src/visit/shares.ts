import { label } from '../store/label.ts';
import type { Canary, Part } from '../store/pointer.ts';
import { randomPlace, sizeOf, wheel } from './canary.ts';

// Shares such as a third are rounded to places: together they may exceed the wheel by up to this many.
const rounding = 8;

/**
 * Returns the parts of the wheel for a canary's share, without overlap with others. Visitors in the canary stay in it
 * when the share grows; those who left when it shrank return first.
 * @param before its current parts
 * @throws when the other canaries leave less than that share
 */
export function partsFor(
  share: number,
  before: readonly Part[],
  others: readonly Canary[],
  start = before.at(-1)?.[1] ?? randomPlace(),
): readonly Part[] {
  const wanted = Math.round((share / 100) * wheel);
  const kept = first(wanted, before);
  const free = complement([...before, ...others.flatMap(({ parts }) => parts)]);
  const missing = wanted - sizeOf(kept);
  if (missing > sizeOf(free) + rounding) throw new Error(tooMuch(others));

  const added = first(missing, turned(free, start));

  return [...kept, ...added].filter(([from, to]) => to > from);
}

function tooMuch(others: readonly Canary[]) {
  const list = others.map((one) => `${label({ ...one, name: one.application })} has ${one.share} %`);
  const left = 100 - others.reduce((sum, { share }) => sum + share, 0);

  return `At most ${Math.round(left * 10) / 10} % of visitors are left: ${list.join(', ')}; ask for no more, or one of these teams has to end its canary.`;
}

/** Returns the first `count` places of some parts. */
function first(count: number, parts: readonly Part[]): readonly Part[] {
  let left = count;

  return parts.flatMap(([from, to]) => {
    const end = Math.min(to, from + left);
    left -= Math.max(0, end - from);

    return end > from ? [[from, end] as const] : [];
  });
}

/** Returns the parts of the wheel that are left over. */
function complement(parts: readonly Part[]): readonly Part[] {
  const sorted = [...parts].sort(([one], [other]) => one - other);
  const starts = [0, ...sorted.map(([, to]) => to)];
  const ends = [...sorted.map(([from]) => from), wheel];

  return starts.map((from, index) => [from, ends[index] ?? wheel] as const).filter(([from, to]) => to > from);
}

/** Returns the same parts, starting at a place. */
function turned(parts: readonly Part[], start: number): readonly Part[] {
  const after = parts.flatMap(([from, to]) => (to > start ? [[Math.max(from, start), to] as const] : []));
  const before = parts.flatMap(([from, to]) => (from < start ? [[from, Math.min(to, start)] as const] : []));

  return [...after, ...before];
}

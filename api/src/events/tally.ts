import { type Count, keyOf } from './count.ts';

/** Counts that wait for the store. */
export interface Tally {
  add: (counts: readonly Count[]) => void;
  waiting: () => readonly Count[];
  /** Hands all over; whoever could not keep them adds them again. */
  take: () => readonly Count[];
}

/** Adds up counts in memory, at most so many different ones: what is made up by a stranger cannot fill it. */
export function createTally(most = 5_000, onDropped: (count: number) => void = () => {}): Tally {
  let counts = new Map<string, Count>();

  return {
    add(added) {
      for (const count of added) {
        const key = keyOf(count);
        const known = counts.get(key);
        if (!known && counts.size >= most) onDropped(count.happened);
        else counts.set(key, known ? sum(known, count) : count);
      }
    },
    waiting: () => [...counts.values()],
    take() {
      const taken = [...counts.values()];
      counts = new Map();

      return taken;
    },
  };
}

const sum = (one: Count, other: Count): Count => ({
  ...one,
  happened: one.happened + other.happened,
  bad: one.bad + other.bad,
});

import { together, type Visitor } from './visitor.ts';

/** Visitors who wait for the store. */
export interface Tally {
  add: (visitor: Visitor) => void;
  /** Hands all over; whoever could not keep them adds them again. */
  take: () => readonly Visitor[];
}

/** Holds visitors in memory, at most so many. Of a connection it holds one page load of each composition: the first. */
export function createTally(most = 5_000, onDropped: () => void = () => {}): Tally {
  let visitors = new Map<string, Visitor>();

  return {
    add(visitor) {
      const key = `${visitor.composition} ${visitor.connection}`;
      const known = visitors.get(key);
      if (known?.visit === visitor.visit) visitors.set(key, together(known, visitor));
      else if (!known && visitors.size < most) visitors.set(key, visitor);
      else if (!known) onDropped();
    },
    take() {
      const taken = [...visitors.values()];
      visitors = new Map();

      return taken;
    },
  };
}

import { Problem } from '../../problems.ts';

/** Bounds of waiting. */
export interface SemaphoreOptions {
  /** How many have their turn at once. */
  atOnce: number;
  /** How many may wait; further ones are refused. */
  most: number;
  /** How long the next one waits, in milliseconds. */
  waitMs: () => number;
}

/** A fair semaphore: `acquire` resolves in the order of the callers, or rejects with the problem `busy`; `release` ends a turn. */
export interface Semaphore {
  acquire: () => Promise<void>;
  release: () => void;
}

/** A queue with a bound in length and in time. */
export function semaphore({ atOnce, most, waitMs }: SemaphoreOptions): Semaphore {
  const waiting = new Set<() => void>();
  let free = atOnce;

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(next);
        reject(new Problem('busy'));
      }, waitMs());
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.add(next);
    });
  }

  return {
    async acquire() {
      if (free === 0 && waiting.size >= most) throw new Problem('busy');
      if (free === 0) return wait();
      free -= 1;
    },
    release() {
      const [next] = waiting;
      if (!next) free += 1;
      else {
        waiting.delete(next);
        next();
      }
    },
  };
}

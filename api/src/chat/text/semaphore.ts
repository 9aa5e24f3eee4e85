import { Problem } from '../../problems.ts';

/** Limits of a semaphore. */
export interface SemaphoreOptions {
  /** Number of callers that hold the semaphore at the same time. */
  atOnce: number;
  /** Maximum number of waiting callers; further ones are refused. */
  most: number;
  /** Returns how long the next caller may wait, in milliseconds. */
  waitMs: () => number;
}

/**
 * A fair semaphore: `acquire` resolves in the order of the callers, or rejects with the problem `busy`; `release`
 * ends a caller's turn.
 */
export interface Semaphore {
  acquire: () => Promise<void>;
  release: () => void;
}

/** Creates a semaphore whose queue is limited in length and in time. */
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

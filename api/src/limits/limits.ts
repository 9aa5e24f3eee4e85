import type { Log } from '../operations/log.ts';
import { type Counting, countInMemory } from './memory.ts';
import { countInRedis } from './redis.ts';

/** All counting of one process. */
export interface Limits {
  /** Something to be counted, by its name. */
  counting: (name: string) => Counting;
  close: () => void;
}

/** Counts in Redis for all processes together where there is one, else in this process. */
export function openLimits(redisUrl: string | undefined, log: Log): Limits {
  if (redisUrl) return countInRedis(redisUrl, log);

  return { counting: () => countInMemory(), close: () => undefined };
}

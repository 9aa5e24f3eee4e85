import type { Log } from '../operations/log.ts';
import { type Counting, countInMemory } from './memory.ts';
import { countInRedis } from './redis.ts';

/** All counters of one process. */
export interface Limits {
  /** Returns the counters of a given name. */
  counting: (name: string) => Counting;
  close: () => void;
}

/** Opens the counters: in Redis for all processes together if configured, otherwise in this process. */
export function openLimits(redisUrl: string | undefined, log: Log): Limits {
  if (redisUrl) return countInRedis(redisUrl, log);

  return { counting: () => countInMemory(), close: () => undefined };
}

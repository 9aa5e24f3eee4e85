import { createHmac } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Log } from '../log.ts';

/** Counts the different submissions that came from one connection in the current window. */
export type CountDistinct = (from: string, submission: string) => Promise<number>;

const windowSeconds = 600;

/** Counts in this process: enough for one, and in need of nothing. */
export function countInMemory(now: () => number = Date.now, most = 50_000): CountDistinct {
  let seen = new Map<string, Set<string>>();
  let until = 0;

  return async (from, submission) => {
    if (now() >= until || seen.size > most) {
      seen = new Map();
      until = now() + windowSeconds * 1000;
    }
    const sent = seen.get(from) ?? new Set();
    if (sent.size < most) sent.add(submission);
    seen.set(from, sent);

    return sent.size;
  };
}

/** Counts in Redis, for several processes. Addresses go there only as marks; if Redis is away, this process counts alone. */
export function countInRedis(url: string, log: Log): { count: CountDistinct; close: () => void } {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 1000,
    enableOfflineQueue: false,
  });
  const alone = countInMemory();
  redis.on('error', () => log.warn('Redis cannot be reached: submissions are counted in this process'));

  const count: CountDistinct = async (from, submission) => {
    const key = `submissions:${createHmac('sha256', url).update(from).digest('base64url')}:${Math.floor(Date.now() / 1000 / windowSeconds)}`;
    const answers = await redis
      .multi()
      .sadd(key, submission)
      .expire(key, windowSeconds)
      .scard(key)
      .exec()
      .catch(() => null);
    const sent = answers?.[2]?.[1];

    return typeof sent === 'number' ? sent : alone(from, submission);
  };

  return { count, close: () => redis.disconnect() };
}

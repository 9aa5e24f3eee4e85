import { createHmac } from 'node:crypto';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Log } from '../operations/log.ts';
import { type Counting, countInMemory, windowSeconds } from './memory.ts';

/** Milliseconds that an inquiry waits for Redis. */
const answerMs = 80;
/** Milliseconds without requests to Redis after it failed to answer. */
const restMs = 5000;

/**
 * Counts in Redis for several processes together. While Redis is down, refuses or hangs, this process counts alone:
 * no visitor is refused because of it, and hardly any waits. Keys are sent to Redis only as keyed hashes.
 */
export function countInRedis(url: string, log: Log) {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: answerMs,
    enableOfflineQueue: false,
  });
  let [restsUntil, isMissed] = [0, false];

  function miss() {
    restsUntil = Date.now() + restMs;
    if (!isMissed) log.warn('Redis does not answer: requests are counted in this process');
    isMissed = true;
  }
  redis.on('error', miss);
  redis.on('ready', () => {
    [restsUntil, isMissed] = [0, false];
  });

  const hashOf = (key: string) => createHmac('sha256', url).update(key).digest('base64url');
  const isAsked = () => redis.status === 'ready' && Date.now() >= restsUntil;

  function counting(name: string): Counting {
    const shared = sharedCounting(redis, name);
    const alone = countInMemory();
    const either =
      <T>(call: (counting: Counting, key: string) => Promise<T>) =>
      async (key: string): Promise<T> => {
        if (!isAsked()) return call(alone, key);

        return call(shared, hashOf(key)).catch(() => {
          miss();
          return call(alone, key);
        });
      };

    return {
      count: either((one, key) => one.count(key)),
      counted: either((one, key) => one.counted(key)),
      forget: either((one, key) => one.forget(key)),
    };
  }

  return { counting, close: () => redis.disconnect() };
}

function sharedCounting(storeClient: Redis, keyPrefix: string): Counting {
  const limiter = new RateLimiterRedis({
    storeClient,
    keyPrefix,
    points: Number.MAX_SAFE_INTEGER,
    duration: windowSeconds,
  });

  return {
    count: async (key) => (await limiter.consume(key)).consumedPoints,
    counted: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
    forget: async (key) => void (await limiter.delete(key)),
  };
}

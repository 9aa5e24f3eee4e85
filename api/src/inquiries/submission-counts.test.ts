import { silentLog } from '../../trials/silent-log.ts';
import { startTinyRedis } from '../../trials/tiny-redis.ts';
import { until } from '../../trials/until.ts';
import { countInRedis } from './submission-counts.ts';

describe('counting in Redis', () => {
  it('X07 counts together for all processes, and keeps no address there', async () => {
    const redis = await startTinyRedis();
    const [one, other] = [countInRedis(redis.url, silentLog), countInRedis(redis.url, silentLog)];
    await until(
      () => one.count('192.0.2.1', 'a').then(() => redis.keys().length),
      (keys) => keys > 0,
    );
    await until(
      () => other.count('192.0.2.1', 'b'),
      (count) => count === 2,
    );

    expect(await one.count('192.0.2.1', 'b')).toBe(2);
    expect(await one.count('192.0.2.9', 'b')).toBe(1);
    expect(redis.keys().join()).not.toContain('192.0.2');
    one.close();
    other.close();
    redis.close();
  });

  it('X07 counts alone while Redis is away', async () => {
    const { count, close } = countInRedis('redis://127.0.0.1:9', silentLog);

    expect(await count('192.0.2.1', 'a')).toBe(1);
    expect(await count('192.0.2.1', 'b')).toBe(2);
    close();
  });
});

import { createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { hasRedis, startRedis } from '../../testing/databases/private-redis.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { until } from '../../testing/until.ts';
import { openLimits } from './limits.ts';
import { countInMemory } from './memory.ts';

const open: (() => unknown)[] = [];
const closing = <T extends () => unknown>(close: T) => open.unshift(close);

function limitsOn(url: string | undefined, log = silentLog) {
  const limits = openLimits(url, log);
  closing(limits.close);

  return limits.counting('test');
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const start = performance.now();
  const answer = await work();

  return { answer, ms: performance.now() - start };
}

/** Returns the median of five runs, so that a single pause of a busy machine does not count. */
async function typicalMs(work: () => Promise<unknown>) {
  const all: number[] = [];
  for (let count = 0; count < 5; count++) all.push((await timed(work)).ms);

  return all.sort((one, other) => one - other)[2] ?? 0;
}

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

describe('counting in this process', () => {
  it('counts each key for itself, and can forget one', async () => {
    const counting = limitsOn(undefined);

    expect([await counting.count('a'), await counting.count('a'), await counting.count('b')]).toEqual([
      1, 2, 1,
    ]);
    await counting.forget('a');
    expect([await counting.counted('a'), await counting.counted('b')]).toEqual([0, 1]);
  });

  it('begins anew with the next window, and before it takes too much memory', async () => {
    let now = 0;
    const counting = countInMemory({ windowMs: 1000, most: 3, now: () => now });

    for (const key of ['a', 'b', 'c']) await counting.count(key);
    expect(await counting.count('d')).toBe(1);
    expect(await counting.counted('a')).toBe(0);
    now = 1000;
    expect(await counting.count('d')).toBe(1);
  });
});

(hasRedis() ? describe : describe.skip)('counting in Redis', () => {
  async function redis() {
    const server = await startRedis();
    closing(server.stop);

    return server;
  }

  it('X07 counts together for all processes, for ten minutes, and keeps no address there', async () => {
    const { url } = await redis();
    const [one, other] = [limitsOn(url), limitsOn(url)];
    const client = new Redis(url);
    closing(() => client.disconnect());
    await until(
      () => one.count('192.0.2.1').then(() => client.keys('*')),
      (keys) => keys.length > 0,
    );
    const before = await one.counted('192.0.2.1');

    await until(
      () => other.count('192.0.2.1'),
      (count) => count > before,
    );
    expect(await one.count('192.0.2.9')).toBe(1);
    const keys = await client.keys('*');
    expect(keys).toHaveLength(2);
    expect(keys.join()).not.toContain('192.0.2');
    expect(await client.ttl(keys[0] ?? '')).toBeGreaterThan(590);
    await one.forget('192.0.2.9');
    expect(await other.counted('192.0.2.9')).toBe(0);
  });

  it('X03 waits for a Redis that hangs once, and hardly that; asks it again when it is back', async () => {
    const { url, freeze, thaw } = await redis();
    const log = { ...silentLog, warn: jest.fn() } as typeof silentLog & { warn: jest.Mock };
    const counting = limitsOn(url, log);
    const client = new Redis(url);
    closing(() => client.disconnect());
    await until(
      () => counting.count('a').then(() => client.keys('*')),
      (keys) => keys.length > 0,
    );

    freeze();
    const first = await timed(() => counting.count('b'));
    expect(first.answer).toBe(1);
    expect(first.ms).toBeLessThan(250);
    expect(await typicalMs(() => counting.count('b'))).toBeLessThan(5);
    expect(log.warn).toHaveBeenCalledTimes(1);

    thaw();
    await until(
      () => counting.count('c').then(() => client.keys('*')),
      (keys) => keys.length > 2,
    );
  });

  it('X03 goes on when Redis dies', async () => {
    const { url, stop } = await redis();
    const counting = limitsOn(url);
    await counting.count('a');

    await stop();
    expect(await typicalMs(() => counting.count('a'))).toBeLessThan(20);
  });
});

describe('a Redis that cannot be used', () => {
  it.each([
    ['refuses connections', () => 'redis://127.0.0.1:9'],
    ['takes connections and never answers', () => listening(() => undefined)],
    ['answers nonsense', () => listening((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'))],
    ['closes at once', () => listening((socket) => socket.destroy())],
    [
      'refuses every command',
      () => listening((socket) => socket.on('data', () => socket.write('-NOAUTH no\r\n'))),
    ],
  ])('X03 X07 costs nobody anything when it %s', async (_, address) => {
    const counting = limitsOn(await address());

    expect(await counting.count('192.0.2.1')).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await counting.count('192.0.2.1')).toBe(2);
    expect(await typicalMs(() => counting.count('192.0.2.1'))).toBeLessThan(20);
  });

  async function listening(onSocket: (socket: Socket) => unknown) {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      onSocket(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });

    return `redis://127.0.0.1:${(server.address() as { port: number }).port}`;
  }
});

import { sql } from 'kysely';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import type { Incoming } from '../inquiries/accept.ts';
import { countInMemory, countInStore, openLimits } from './limits.ts';

const address = '198.51.100.9';

it('starts from zero in the next window, and before it takes too much memory', async () => {
  let now = 0;
  const { count } = countInMemory({ window: 1000, maxKeys: 3, now: () => now });

  for (const key of ['a', 'b', 'c']) await count(key);
  expect([await count('d'), await count('a', 0)]).toEqual([1, 0]);
  now = 1000;
  expect(await count('d')).toBe(1);
});

describe('counting in the store', () => {
  const store = storeForAll();

  it('X07 shares counts between processes, stores no address, and keeps nobody limited when the clock is set back', async () => {
    let now = Date.now();
    const open = () => countInStore(store, 'secret', () => now);
    const [one, other] = [open(), open()];
    const keys = async () => (await sql`select key from counted`.execute(store.db)).rows;
    const counted = [await one.count(address), await other.count(address), await one.count(address, -1)];
    now -= 3_600_000;

    expect([...counted, await one.count(address)]).toEqual([1, 2, 1, 1]);
    expect(await keys()).toHaveLength(2);
    expect(JSON.stringify(await keys())).not.toContain(address);
    now += 7_200_000;
    await one.count(address);
    expect(await keys()).toHaveLength(1);
  });

  it.each([
    ['is away', () => Promise.reject(new Error('away'))],
    ['does not answer', () => new Promise(() => {})],
  ])('X03 limits nobody, almost without delay, while the store %s', async (_, executeQuery) => {
    const away = { db: { getExecutor: () => ({ executeQuery }) } } as never;
    const { count } = openLimits(away, 'postgres://nowhere', silentLog)('test');
    const start = performance.now();

    expect([await count('a'), await count('a'), await count('a', 0)]).toEqual([1, 1, 0]);
    expect(performance.now() - start).toBeLessThan(1_500);
  });
});

type From = (ip: string) => { remoteAddress?: string; headers?: Record<string, string> };
const viaProxy: From = (ip) => ({ headers: { 'x-forwarded-for': ip } });
const thisMachine: From = () => ({});

it.each<[string, boolean, From, number[], number]>([
  ['only that connection', false, (remoteAddress) => ({ remoteAddress }), [200, 429], 200],
  ['in production this machine itself', false, thisMachine, [200, 429], 429],
  ['in development not this machine', true, thisMachine, [200], 200],
  ['clients of a proxy on this machine', true, viaProxy, [200, 429], 200],
])(
  'X07 limits %s, on every route, before bodies are read',
  async (_, isLocalExempt, from, expected, neighbour) => {
    const app = await buildTestApp({ ...(!isLocalExempt && { isExempt: () => false }) });
    const statuses = new Set<number>();
    for (let count = 0; count < 202; count += 1)
      statuses.add((await app.inject({ url: '/health/live', ...from(address) })).statusCode);
    const others = await Promise.all([
      ...['/nothing', '/docs', '/metrics'].map((url) => app.inject({ url, ...from(address) })),
      app.inject({ method: 'POST', url: '/api/contact', payload: '[', ...from(address) }),
    ]);

    expect([...statuses]).toEqual(expected);
    if (expected.includes(429))
      for (const { statusCode, headers } of others)
        expect([statusCode, headers.connection]).toEqual([429, 'close']);
    expect((await app.inject({ url: '/health/live', ...from('198.51.100.10') })).statusCode).toBe(neighbour);
    await app.close();
  },
);

const brackets = 30_000;

it.each([
  ['arrays in arrays', '['.repeat(brackets) + ']'.repeat(brackets)],
  ['unclosed arrays', '['.repeat(brackets)],
  ['objects in a field', `{"name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ['very many values', `[${'[],'.repeat(15_000)}[]]`],
])('X03 refuses %s without parsing them, and accepts whatever a visitor types', async (_, payload) => {
  const accept = jest.fn(async (_: Incoming) => ({ reference: 'DM-TEST-TEST', isNew: true }));
  const app = await buildTestApp({ inquiries: { accept } });
  const headers = { 'content-type': 'application/json' };
  const post = (body: string | object) =>
    app.inject({ method: 'POST', url: '/api/contact', headers, payload: body });
  const message = `[{[{ "quoted\\" ${'[{,'.repeat(3_000)} \\`;

  expect((await post(payload)).statusCode).toBe(400);
  expect((await post({ ...bothCalls.contact, message })).statusCode).toBe(200);
  expect(accept.mock.calls[0]?.[0].submission.message).toContain(message.trim());
  await app.close();
});

import { buildTestApp } from '../../testing/test-app.ts';

const address = '198.51.100.9';

it('X07 limits all requests of one connection, on every route, before their bodies are read', async () => {
  const app = await buildTestApp();
  const ask = (url: string, remoteAddress = address) => app.inject({ url, remoteAddress });
  for (let count = 0; count < 200; count += 1) await ask('/nothing');

  const refused = await Promise.all([
    ...['/nothing', '/docs', '/health/live', '/metrics'].map((url) => ask(url)),
    app.inject({ method: 'POST', url: '/api/contact', remoteAddress: address, payload: '[' }),
  ]);

  for (const { statusCode, headers } of refused) {
    expect(statusCode).toBe(429);
    expect(headers.connection).toBe('close');
  }
  expect((await ask('/health/live', '198.51.100.10')).statusCode).toBe(200);
  await app.close();
});

it.each([
  ['production limits what this machine itself asks', false, {}, [200, 429]],
  ['development does not', true, {}, [200]],
  ['whoever comes by a proxy on this machine is limited', true, { 'x-forwarded-for': address }, [200, 429]],
])('X07 %s, with TRUST_PROXY unset', async (_, isSpared, headers, expected) => {
  const app = await buildTestApp({ ...(!isSpared && { spares: () => false }) });
  const statuses = new Set<number>();
  for (let count = 0; count < 202; count += 1)
    statuses.add((await app.inject({ url: '/health/live', remoteAddress: '127.0.0.1', headers })).statusCode);
  const neighbour = { 'x-forwarded-for': `203.0.113.1, 198.51.100.10` };

  expect([...statuses]).toEqual(expected);
  if (isSpared) expect((await app.inject({ url: '/health/live', headers: neighbour })).statusCode).toBe(200);
  await app.close();
});

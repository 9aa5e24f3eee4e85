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

it('does not limit what this machine itself asks', async () => {
  const app = await buildTestApp();
  const statuses = new Set<number>();
  for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    for (let count = 0; count < 210; count += 1)
      statuses.add((await app.inject({ url: '/health/live', remoteAddress })).statusCode);

  expect(statuses).toEqual(new Set([200]));
  await app.close();
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { buildTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const head = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n';

it.each([
  ['headers', head, 12_000],
  ['a body', `${head}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`, 17_000],
])('closes a connection on which %s never end', async (_, beginning, withinMs) => {
  const app = await buildTestApp();
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const slow = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  const start = performance.now();
  slow.write(beginning);
  slow.resume();

  await once(slow, 'close');

  expect(performance.now() - start).toBeLessThan(withinMs);
  await app.close();
});

it('survives more idle connections than its limit, and answers once they are gone', async () => {
  const app = await buildTestApp();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const idle = Array.from({ length: 1_200 }, () =>
    connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined),
  );
  await Promise.all(idle.map((socket) => once(socket, 'connect').catch(() => undefined)));

  for (const socket of idle) socket.destroy();

  const ask = () =>
    fetch(`${address}/health/live`).then(
      ({ status }) => status,
      () => 0,
    );
  expect(await until(ask, (status) => status === 200)).toBe(200);
  await app.close();
});

import { createServer, type Socket } from 'node:net';
import { until } from '../../testing/until.ts';
import { postJson } from './post-json.ts';

const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n';

/** What a peer answers at once, and then again and again. */
it.each([
  ['accepts and says nothing', '', '', 'no answer in time'],
  ['sends its headers a byte at a time', 'HTTP/1.1 200 OK\r\nx-slow: ', 'x', 'no answer in time'],
  ['never ends its answer', `${head}\r\n`, 'x', undefined],
])('a post to a peer that %s takes at most 15 seconds', async (_, first, again, expected) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.write(first);
    const trickle = setInterval(() => again && socket.write(again), 200);
    socket.on('close', () => sockets.delete(socket) && clearInterval(trickle)).resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const start = performance.now();

  const reason = await postJson(`http://127.0.0.1:${port}/`, '{}').catch((error) => error.reason);

  expect(reason).toBe(expected);
  expect(performance.now() - start).toBeLessThan(17_000);
  expect(
    await until(
      () => sockets.size,
      (open) => open === 0,
    ),
  ).toBe(0);
  server.close();
});

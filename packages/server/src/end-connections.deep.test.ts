import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { endConnections } from './end-connections.ts';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: site.test\r\n\r\n`;

it.each([
  ['answers pending requests', 5_000, 'late, but whole'],
  ['does not wait for ever for a response', 100, ''],
])('a closing server %s, and does not wait for unused connections', async (_what, withinMs, said) => {
  const app = Fastify();
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get('/', async () => 'answered');
  app.get('/slow', async () => {
    asked.resolve();

    return answer.promise;
  });
  endConnections(app, withinMs);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const connected = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    const parts: string[] = [];
    socket.on('data', (bytes) => parts.push(String(bytes)));

    return { text: () => parts.join(''), ended: once(socket, 'close') };
  };
  const open = [
    await connected(''),
    await connected('GET / HTTP/1.1\r\nhost:'),
    await connected(request('/')),
  ];
  const slow = await connected(request('/slow'));
  await asked.promise;
  const start = performance.now();
  const closed = app.close();
  setTimeout(() => answer.resolve('late, but whole'), 400);
  await Promise.all([closed, slow.ended, ...open.map(({ ended }) => ended)]);

  expect(performance.now() - start).toBeLessThan(2_000);
  expect(open[2]?.text()).toContain('answered');
  expect(slow.text().split('\r\n').at(-1)).toBe(said);
});

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { endConnections } from './end-connections.ts';

async function listening(withinMs = 5_000) {
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

  async function connected(text = '') {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    const said: string[] = [];
    socket.on('data', (bytes) => said.push(String(bytes)));

    return { said: () => said.join(''), ended: once(socket, 'close') };
  }

  return { app, port, connected, asked: asked.promise, answer: answer.resolve };
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: site.test\r\n\r\n`;

describe('a server that closes', () => {
  it('does not wait for connections in reserve, for half a request, nor for one kept open', async () => {
    const { app, port, connected } = await listening();
    const reserved = await connected();
    const half = await connected('GET / HTTP/1.1\r\nhost:');
    const kept = await connected(request('/'));
    // The request was answered, so the connections before it were accepted.
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('answered');
    const start = performance.now();

    await app.close();
    await Promise.all([reserved.ended, half.ended, kept.ended]);

    expect(performance.now() - start).toBeLessThan(2_000);
    expect(kept.said()).toContain('answered');
  });

  it.each([
    ['answers what was asked before', 5_000, 'late, but whole'],
    ['does not wait for ever for an answer', 100, ''],
  ])('%s', async (_what, withinMs, said) => {
    const { app, connected, asked, answer } = await listening(withinMs);
    const slow = await connected(request('/slow'));
    await asked;
    const start = performance.now();
    const closed = app.close();
    setTimeout(() => answer('late, but whole'), 400);
    await closed;
    await slow.ended;

    expect(performance.now() - start).toBeLessThan(2_000);
    expect(slow.said().split('\r\n').at(-1)).toBe(said);
  });
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import Fastify from 'fastify';
import { listenOn } from './frame.ts';

it('X03 takes a hundred connections of one address, the next when one has closed, and waits at the end for none in reserve', async () => {
  const app = Fastify();
  const { port } = new URL(await listenOn(app, { host: '127.0.0.1', port: 0 }));
  const from = (remoteAddress: string) => {
    const socket = new Duplex({ read: () => undefined, write: (_, __, done) => done() });
    app.server.emit('connection', Object.assign(socket, { remoteAddress }));

    return socket;
  };

  const [first, ...others] = Array.from({ length: 101 }, () => from('198.51.100.9'));
  expect(others.findIndex(({ destroyed }) => destroyed)).toBe(99);
  const here = Array.from({ length: 101 }, () => from('127.0.0.1'));
  expect([from('198.51.100.10'), ...here].some(({ destroyed }) => destroyed)).toBe(false);
  first?.destroy();
  await once(first as Duplex, 'close');
  expect(from('198.51.100.9').destroyed).toBe(false);

  const reserved = connect(Number(port), '127.0.0.1');
  await once(reserved, 'connect');
  await fetch(`http://127.0.0.1:${port}/`);
  const start = performance.now();
  await app.close();
  expect(performance.now() - start).toBeLessThan(2_000);
  reserved.destroy();
});

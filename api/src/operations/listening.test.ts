import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { listenOn } from './listening.ts';

describe('a server that ends', () => {
  it('does not wait for a connection that a browser holds in reserve', async () => {
    const app = Fastify();
    const { port } = new URL(await listenOn(app, { host: '127.0.0.1', port: 0 }));
    const reserved = connect(Number(port), '127.0.0.1');
    await once(reserved, 'connect');
    await fetch(`http://127.0.0.1:${port}/`);
    const start = performance.now();

    await app.close();

    expect(performance.now() - start).toBeLessThan(2_000);
    reserved.destroy();
  });
});

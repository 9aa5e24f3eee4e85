import path from 'node:path';
import type { RemoteName } from '@dosmares/contracts/remote';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/**
 * A remote's own origin: every release of it that was ever kept, under its version. Anyone may load the files; they
 * never change. Its server part stays at home.
 */
export function originServer(storeFolder: string, name: RemoteName) {
  const app = Fastify({ logger: false });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('timing-allow-origin', '*');
    reply.header('x-content-type-options', 'nosniff');
  });
  app.get('/health/live', async () => ({ status: 'live', application: name }));
  app.register(fastifyStatic, {
    root: path.join(storeFolder, 'releases', name),
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (file) => /^\/[^/]+\/web\//.test(file),
  });

  return app;
}

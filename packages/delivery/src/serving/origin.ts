import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { Store } from '../store/store.ts';
import { cached } from './cached.ts';

/**
 * A remote's own origin: every release of it that was ever kept, under its version. Anyone may load the files; they
 * never change. Its server part stays at home.
 */
export function originServer(store: Store, name: string) {
  const app = Fastify({ logger: false });
  const folderOf = cached((version) => store.releaseFolder(name, version), {
    most: 200,
    retryAfterMs: 2_000,
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('timing-allow-origin', '*');
    reply.header('x-content-type-options', 'nosniff');
  });
  app.get('/health/live', async () => ({ status: 'live', application: name }));
  app.register(fastifyStatic, {
    root: path.resolve(store.localFolder),
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  app.get<{ Params: { version: string; '*': string } }>('/:version/web/*', async ({ params }, reply) => {
    const { version, '*': file } = params;
    const folder = isVersion(version) ? await folderOf(version).catch(() => undefined) : undefined;
    if (!folder) return reply.callNotFound();

    return reply.sendFile(file, path.resolve(folder, 'web'));
  });
  app.addHook('onClose', () => store.close());

  return app;
}

const isVersion = (text: string) => /^[0-9][0-9a-z.-]{0,99}$/.test(text);

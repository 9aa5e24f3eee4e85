import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Store } from '../store/store.ts';
import { cached } from './cached.ts';
import { type Operations, observedServer } from './observed.ts';
import { listedVersions } from './versions.ts';

/**
 * A remote's own origin: every release of it that was ever kept, under its version. Anyone may load the files; they
 * never change. Its server part stays at home.
 */
export function originServer(store: Store, name: string, operations: Operations = {}) {
  const app = observedServer({}, { ...operations, service: name, readiness });
  const folderOf = cached((version) => store.releaseFolder(name, version), {
    most: 200,
    retryAfterMs: 2_000,
  });

  const listed = listedVersions(store, name);

  async function readiness() {
    const versions = await listed();
    if (!versions) throw new Error('The store has not answered yet.');

    return { releases: versions.length };
  }

  /** The folder of a release on this machine; nothing when nobody kept it. */
  async function folderIn(version: string) {
    const versions = isVersion(version) ? await listed() : [];
    // Without a list, what this machine has a copy of is served all the same.
    if (versions && !versions.includes(version)) return undefined;

    return folderOf(version).catch(() => undefined);
  }

  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('timing-allow-origin', '*');
    reply.header('x-content-type-options', 'nosniff');
  });
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
    const folder = await folderIn(version);
    if (!folder) return reply.callNotFound();

    return reply.sendFile(file, path.resolve(folder, 'web'));
  });
  app.addHook('onClose', () => store.close());

  return app;
}

const isVersion = (text: string) => /^[0-9][0-9a-z.-]{0,99}$/.test(text);

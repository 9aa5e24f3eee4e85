import path from 'node:path';
import { isApplicationName } from '@dosmares/contracts/remote';
import { createService, type Operations } from '@dosmares/server/server';
import fastifyStatic from '@fastify/static';
import { releaseVersion } from '../manifest.ts';
import type { Store } from '../store/store.ts';

/** Serves the files of all remotes' releases, which never change, but not their server bundles. */
export function assetHost(store: Store, operations: Operations = {}) {
  const app = createService({ ...operations, readiness });
  let hasAnswered = false;

  async function readiness() {
    // Once the store has answered, cached files can be served without it.
    if (!hasAnswered) await store.applications();
    hasAnswered = true;

    return {};
  }

  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('timing-allow-origin', '*');
  });
  app.register(fastifyStatic, {
    root: store.localFolder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  app.get<{ Params: Record<'remote' | 'version' | '*', string> }>(
    '/:remote/:version/web/*',
    async ({ params: { remote, version, '*': file } }, reply) => {
      const isPossible = isRemote(remote) && releaseVersion.test(version);
      const folder = isPossible && (await store.releaseFolder(remote, version).catch(() => undefined));

      return folder ? reply.sendFile(file, path.join(folder, 'web')) : reply.callNotFound();
    },
  );

  return app;
}

const isRemote = (text: string) => text !== 'shell' && isApplicationName(text);

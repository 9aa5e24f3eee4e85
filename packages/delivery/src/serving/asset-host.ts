import path from 'node:path';
import { releaseVersion } from '@dosmares/contracts/manifest';
import { isApplicationName } from '@dosmares/contracts/remote';
import fastifyStatic from '@fastify/static';
import type { Store } from '../store/store.ts';
import { type Operations, observedServer } from './observed.ts';

/**
 * Serves the files of all remotes' releases, which never change, but not their server bundles.
 * @param own a remote whose files are also served without its name, as earlier deployments address them
 */
export function assetHost(store: Store, own: string | undefined, operations: Operations = {}) {
  const app = observedServer({}, { ...operations, service: 'asset-host', readiness });
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
    reply.header('x-content-type-options', 'nosniff');
  });
  app.register(fastifyStatic, {
    root: store.localFolder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  for (const address of ['/:remote/:version/web/*', ...(own ? ['/:version/web/*'] : [])])
    app.get(address, async ({ params }, reply) => {
      const { remote: name = own ?? '', version = '', '*': file = '' } = params as Record<string, string>;
      const isPossible = isRemote(name) && releaseVersion.test(version);
      const folder = isPossible && (await store.releaseFolder(name, version).catch(() => undefined));

      return folder ? reply.sendFile(file, path.join(folder, 'web')) : reply.callNotFound();
    });

  return app;
}

const isRemote = (text: string) => text !== 'shell' && isApplicationName(text);

import path from 'node:path';
import { isApplicationName } from '@dosmares/contracts/remote';
import { createService, type Operations } from '@dosmares/server/server';
import fastifyStatic from '@fastify/static';
import { isOfVisitor, previewName, sharedCaching, type Visit } from '../live.ts';
import { releaseVersion } from '../manifest.ts';
import type { Store } from '../store/store.ts';
import { liveManifests } from './live-manifest.ts';

/**
 * Serves the files of all remotes' releases, which never change, but not their server bundles; and for each remote,
 * the manifest of what is live, by which any federation host can load it.
 */
export function assetHost(store: Store, operations: Operations = {}, everyMs?: number) {
  const app = createService({ ...operations, readiness });
  const manifests = liveManifests(store, { log: app.log, everyMs });
  let hasAnswered = false;

  async function readiness() {
    // Once the store has answered, cached files can be served without it.
    if (!hasAnswered) await store.applications();
    hasAnswered = true;

    return {};
  }

  app.addHook('onClose', async () => manifests.close());
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('access-control-allow-origin')) reply.header('access-control-allow-origin', '*');
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
  app.get<{ Params: { remote: string } }>(
    '/:remote/mf-manifest.json',
    async ({ params: { remote }, headers, query }, reply) => {
      const { [previewName]: preview } = query as Record<string, string | undefined>;
      const visit: Visit = { cookie: headers.cookie, preview };
      const manifest = isRemote(remote) ? await manifests.read(remote, visit) : undefined;

      if (!manifest) return reply.callNotFound();
      reply.headers({
        'cache-control': isOfVisitor(visit) ? 'private, no-cache' : sharedCaching,
        vary: 'cookie, origin',
      });
      // To a page of another origin, a browser gives an answer to its cookies only if the answer names that origin.
      if (headers.origin)
        reply.headers({
          'access-control-allow-origin': headers.origin,
          'access-control-allow-credentials': 'true',
        });

      return reply.send(manifest);
    },
  );

  return app;
}

const isRemote = (text: string) => text !== 'shell' && isApplicationName(text);

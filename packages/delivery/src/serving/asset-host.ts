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
  const manifests = liveManifests(store, everyMs);
  let hasAnswered = false;

  async function readiness() {
    // Once the store has answered, cached files can be served without it.
    if (!hasAnswered) await store.applications();
    hasAnswered = true;

    return {};
  }

  app.addHook('onClose', async () => manifests.close());
  app.addHook('onSend', async ({ headers: { cookie, origin } }, reply) => {
    // Browsers send cookies only to who names their page.
    reply.header('access-control-allow-origin', cookie && origin ? origin : '*');
    if (cookie && origin) reply.header('access-control-allow-credentials', 'true');
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
      const caching = isOfVisitor(visit) ? 'private, no-cache' : sharedCaching;

      return reply.headers({ 'cache-control': caching, vary: 'cookie' }).send(manifest);
    },
  );

  return app;
}

const isRemote = (text: string) => text !== 'shell' && isApplicationName(text);

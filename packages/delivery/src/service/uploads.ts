import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { previewsOnly, requireRight } from '../log/tokens.ts';
import { storeUpload, type UploadKind, uploadedRelease } from '../release/release.ts';
import { releaseStockBuild } from '../release/stock-build.ts';
import { label, type Named } from '../store/integrity.ts';
import { answering, identityOf, type ServiceContext } from './answer.ts';
import { takingTurns } from './in-turn.ts';

/** Our releases, and what a federation build wrote, whose files are all for browsers. */
const kinds: Readonly<Record<string, UploadKind>> = {
  '/releases': { read: uploadedRelease },
  '/builds': { placeOf: (name) => `web/${name.replace(/^(?:\.\/)+/, '')}`, read: releaseStockBuild },
};

/** Adds the endpoints that receive releases, and say which are there. */
export function releaseRoutes(app: FastifyInstance, context: ServiceContext) {
  const { store, log } = context;
  const uploads = new Map<string, ReturnType<typeof takingTurns>>();

  // Unpacked as it arrives: it is never in memory as a whole.
  app.addContentTypeParser('application/x-tar', (_request, body, done) => done(null, body));
  app.get<{ Params: Named }>('/releases/:name/:version', async (request, reply) => {
    const { name, version } = request.params;
    requireRight(await identityOf(request, context), name, previewsOnly);

    return (await store.hasRelease(name, version)) ? {} : reply.callNotFound();
  });
  // Authenticates before the body is read.
  const onRequest = async (request: FastifyRequest) => void (await identityOf(request, context));
  for (const [path, kind] of Object.entries(kinds))
    app.post(
      path,
      { onRequest },
      answering(context, (request) => async ({ identity, print }) => {
        // One at a time for each token: many at once would fill the disk.
        const inTurn = uploads.get(identity.name) ?? takingTurns();
        uploads.set(identity.name, inTurn);
        // The token may have been revoked during the upload.
        const mayShip = async (name: string) =>
          requireRight(await identityOf(request, context), name, previewsOnly);
        await inTurn(async () => {
          const archive = request.body as Readable;
          const { release, isNew } = await storeUpload({ ...kind, archive, store, mayShip });
          const act = { actor: identity.name, verb: 'release', subject: label(release) };
          if (isNew) await log.note({ ...act, reason: `from ${release.commit}` });
          print(label(release));
        });
      }),
    );
}

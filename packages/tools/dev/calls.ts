import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { endpoints, pageHeader } from '@dosmares/contracts/endpoints';
import type { FastifyInstance } from 'fastify';

/** A running site, and its API, which takes calls from the site's own address alone. */
export interface RunningSite {
  origin: string;
  api: string;
}

const passedOn = ['content-type', 'accept', pageHeader];

/** Passes calls of the API on as if they came from the site. What browsers report at a desk is no visitor's. */
export function passCalls(app: FastifyInstance, site: RunningSite) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.post(endpoints.vitals, async (_, reply) => reply.code(204).send());
  app.post('/api/*', async ({ url, headers, body }, reply) => {
    const named = Object.entries(headers).filter(([name]) => passedOn.includes(name));
    const answer = await fetch(new URL(url, site.api), {
      method: 'POST',
      headers: { ...Object.fromEntries(named), origin: site.origin },
      body: body as Buffer<ArrayBuffer>,
    });
    reply.code(answer.status).type(answer.headers.get('content-type') ?? 'application/json');

    return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '');
  });
}

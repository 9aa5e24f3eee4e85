import type { MayRead } from '@dosmares/contracts/metrics-access';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems.ts';

/**
 * Documents every route registered after it in OpenAPI, with a page at `/docs` for whoever may read: operators, and the
 * deploy service, which compares what releases send.
 */
export async function describeApi(app: FastifyInstance, mayRead: MayRead) {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Dos Mares Estates API',
        version: '1.0.0',
        description:
          "Takes visitors' inquiries and answers their questions. An inquiry answered with success is durably stored.",
      },
      tags: [
        { name: 'inquiries', description: 'What the forms of the site send' },
        { name: 'chat', description: 'The assistant' },
        { name: 'operating', description: 'For those who run the service' },
      ],
    },
  });
  await app.register(async (docs) => {
    docs.addHook('onRequest', async ({ headers }) => {
      if (!mayRead(headers.authorization)) throw new Problem('not-found');
    });
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
}

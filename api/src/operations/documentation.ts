import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Documents every route registered after it in OpenAPI, with a page at `/docs`. */
export async function describeApi(app: FastifyInstance) {
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
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}

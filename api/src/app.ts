import { desk } from '@dosmares/desk/desk';
import type { DeskServices } from '@dosmares/desk/page/serve';
import { deskPath } from '@dosmares/mail/links';
import type { MayRead } from '@dosmares/server/metrics';
import { serveHealth } from '@dosmares/server/server';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { type ChatOptions, chat } from './chat/chat.ts';
import { type InquiryServices, inquiries } from './inquiries/inquiries.ts';
import { type BaseServices, createBaseApp } from './operations/base-app.ts';
import { type Checks, runChecks } from './operations/operators.ts';
import { unencapsulated } from './plugins/unencapsulated.ts';
import { Problem } from './problems.ts';
import { type Vitals, vitals } from './vitals/vitals.ts';

export interface Services extends BaseServices {
  mayReadMetrics: MayRead;
  health: Checks;
  allowedOrigins: readonly string[];
  inquiries: InquiryServices;
  chat: ChatOptions;
  vitals: Vitals;
  /** Absent when it is off. */
  desk?: DeskServices | undefined;
  /** The desk's own address, on a private network; without one it is part of the API. */
  deskAt?: { host: string; port: number } | undefined;
}

export async function buildApp(services: Services) {
  const app = await createBaseApp(services);
  await app.register(routes, services);

  return app;
}

/** All routes, on services that tests replace by fakes. */
export const routes = unencapsulated<Services>(async (app, services) => {
  const { metrics, mayReadMetrics, health, allowedOrigins, desk: deskServices } = services;
  await app.register(cors, { origin: [...allowedOrigins], methods: ['GET', 'POST'], maxAge: 86_400 });
  await describeApi(app, mayReadMetrics);
  await app.register(inquiries, services.inquiries);
  await app.register(chat, services.chat);
  await app.register(vitals, services);
  if (services.deskAt) await app.register(deskListener, services);
  else if (deskServices) await app.register(desk, deskServices);
  await app.register(async (operators) =>
    serveHealth(operators, {
      registry: metrics.registry,
      mayRead: mayReadMetrics,
      readiness: () => runChecks(health),
      isStoreUp: metrics.isStoreUp,
    }),
  );
});

/** Serves the desk by a server of its own, which starts and ends with the API's. */
async function deskListener(app: FastifyInstance, services: Services) {
  const own = await createBaseApp(services);
  if (services.desk) await own.register(desk, services.desk);
  own.get('/', (_, reply) => reply.redirect(deskPath));
  app.addHook('onReady', async () => void (services.deskAt && (await own.listen(services.deskAt))));
  app.addHook('onClose', () => own.close());
}

/** Documents all routes registered later, at `/docs`, for operators and for checks of the deploy service. */
async function describeApi(app: FastifyInstance, mayRead: MayRead) {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Dos Mares Estates API',
        version: '1.0.0',
        description:
          "Takes visitors' inquiries and answers their questions. An inquiry answered with success is durably stored.",
      },
    },
  });
  await app.register(async (docs) => {
    docs.addHook('onRequest', async ({ headers }) => {
      if (!mayRead(headers.authorization)) throw new Problem('not-found');
    });
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
}

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
import { Problem } from './problems.ts';
import { type Vitals, vitals } from './vitals/vitals.ts';

export interface Services extends BaseServices {
  mayReadMetrics: MayRead;
  health: Checks;
  allowedOrigins: readonly string[];
  inquiries: InquiryServices;
  chat: ChatOptions;
  vitals: Vitals;
  /** Absent when it is off or has a listener of its own. */
  desk?: DeskServices | undefined;
}

export async function buildApp(services: Services) {
  const app = await createBaseApp(services);

  await app.register(cors, {
    origin: [...services.allowedOrigins],
    methods: ['GET', 'POST'],
    maxAge: 86_400,
  });
  await describeApi(app, services.mayReadMetrics);
  await app.register(inquiries, services.inquiries);
  await app.register(chat, services.chat);
  await app.register(vitals, services);
  if (services.desk) await app.register(desk, services.desk);
  await app.register(async (operators) => serveHealth(operators, healthOf(services)));

  return app;
}

const healthOf = ({ metrics, mayReadMetrics, health }: Services) => ({
  registry: metrics.registry,
  mayRead: mayReadMetrics,
  readiness: () => runChecks(health),
  isStoreUp: metrics.isStoreUp,
});

/** Builds the desk as an app of its own, for a listener on a private network. */
export async function buildDesk(services: BaseServices, deskServices: DeskServices) {
  const app = await createBaseApp(services);
  await app.register(desk, deskServices);
  app.get('/', (_, reply) => reply.redirect(deskPath));

  return app;
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

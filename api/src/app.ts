import type { MayRead } from '@dosmares/contracts/metrics-access';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type ChatOptions, chat } from './chat/chat.ts';
import type { Collector } from './events/collect.ts';
import { events } from './events/events.ts';
import { type StaffPageServices, staffPages } from './handling/page/staff-pages.ts';
import { type InquiryServices, inquiries } from './inquiries/inquiries.ts';
import { oneEachTurn, parseInTurn } from './one-each-turn.ts';
import { describeApi } from './operations/documentation.ts';
import { type HealthServices, health } from './operations/health.ts';
import type { Log } from './operations/log.ts';
import { type Metrics, metricsEndpoint } from './operations/metrics.ts';
import { Problem, problemOf, refusal } from './problems.ts';
import { badInput, lengthsFirst } from './validation.ts';

/** The outside world, as the API sees it. */
export interface Services {
  log: Log;
  allowedOrigins: readonly string[];
  trustProxy: number;
  inquiries: InquiryServices;
  chat: ChatOptions;
  events: Collector;
  health: HealthServices;
  metrics: Metrics;
  /** Who may read the operators' metrics, and how visitors fare. */
  mayReadMetrics: MayRead;
  /** Without a key for their links there are no pages for staff. */
  staffPages?: StaffPageServices | undefined;
}

const longestBody = 64 * 1024;

/** The whole API, given the outside world. */
export async function buildApp(services: Services) {
  const app = Fastify({
    loggerInstance: services.log,
    // One line a request is enough; it is written below, when the answer is out.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: longestBody,
    trustProxy: (_, hop) => hop < services.trustProxy,
    requestTimeout: 15_000,
    schemaErrorFormatter: badInput,
  });

  app.setValidatorCompiler(lengthsFirst);
  answerProblems(app, services);
  await app.register(helmet, {
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // TLS ends in front of this service; in development it speaks plain HTTP.
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
  });
  await app.register(cors, {
    origin: [...services.allowedOrigins],
    methods: ['GET', 'POST'],
    maxAge: 86_400,
  });
  await describeApi(app);
  app.addHook('onResponse', async (request, reply) => observe(services, request, reply));
  await app.register(inquiries, services.inquiries);
  await app.register(async (guarded) => {
    // When the process must choose, inquiries come first: only what can be asked again later is turned away.
    await guarded.register(underPressure, { maxEventLoopDelay: 500 });
    const parser = parseInTurn(guarded, oneEachTurn());
    guarded.addContentTypeParser('application/json', { parseAs: 'string' }, parser);
    await guarded.register(chat, services.chat);
    await guarded.register(events, { ...services.events, parser, mayRead: services.mayReadMetrics });
  });
  if (services.staffPages) await app.register(staffPages, services.staffPages);
  await app.register(health, services.health);
  await app.register(metricsEndpoint, services);

  return app;
}

/** One log line and one measurement for each request; health and metrics are asked too often to be worth a line. */
function observe(
  { metrics, log }: Services,
  request: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
) {
  const { method, id, routeOptions } = request;
  const route = routeOptions.url ?? 'unknown';
  metrics.requests.observe({ route, status: statusCode }, elapsedTime / 1000);
  if (routeOptions.logLevel !== 'warn')
    log.info({ reqId: id, method, route, statusCode, ms: Math.round(elapsedTime) }, 'request');
}

/** One place where failures become answers: foreseen ones by name, all others logged and told nothing of. */
function answerProblems(app: FastifyInstance, { metrics }: Services) {
  app.setNotFoundHandler((_, reply) => {
    const problem = new Problem('not-found');
    metrics.refused.inc({ code: problem.code });

    return reply.code(problem.statusCode).send(refusal(problem));
  });

  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    metrics.refused.inc({ code: problem.code });
    const reason = reasonOf(problem);
    if (problem.statusCode >= 500) request.log.error({ code: problem.code, ...reason }, 'A request failed');
    else request.log.info({ code: problem.code, ...reason }, 'A request was refused');

    return reply.code(problem.statusCode).send(refusal(problem));
  });
}

// Names and places only: an error's message may quote what a visitor typed.
function reasonOf({ cause, statusCode }: Problem) {
  if (Array.isArray(cause)) return { fields: cause };
  if (!(cause instanceof Error)) return {};

  return {
    reason: (cause as { code?: string }).code ?? cause.name,
    ...(statusCode >= 500 && { stack: cause.stack?.split('\n').slice(1, 9) }),
  };
}

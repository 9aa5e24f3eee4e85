import { connectionOf } from '@dosmares/contracts/connection';
import { endConnections } from '@dosmares/delivery/end-connections';
import helmet from '@fastify/helmet';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { badInput, plainJson } from '../limits/bodies.ts';
import { isThisMachine, limitRequests, type Spares } from '../limits/limits.ts';
import { Problem, problemOf, refusal } from '../problems.ts';
import type { Log } from './log.ts';
import type { Metrics } from './operators.ts';

export interface FrameServices {
  log: Log;
  metrics: Metrics;
  trustProxy: number;
  spares: Spares;
}

const longestBody = 64 * 1024;

/** Builds a server without routes: it limits, logs and measures requests, and turns failures into answers. */
export async function openFrame(services: FrameServices) {
  const app = Fastify({
    loggerInstance: services.log,
    // One line per request is enough; it is written below, after the answer.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: longestBody,
    // What calls from this machine for somebody else is a proxy, even if nobody has said so.
    trustProxy: (address, hop) =>
      hop < services.trustProxy || (hop === 0 && isThisMachine(connectionOf(address))),
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    schemaErrorFormatter: badInput,
    // For what the framework refuses before there is a route, such as `/%zz`.
    frameworkErrors: (error, _, reply) => answer(services, reply, problemOf(error)),
  });

  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, plainJson(app));
  answerProblems(app, services);
  limitRequests(app, services.spares);
  await app.register(helmet, {
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // TLS terminates in front of this service; development uses plain HTTP.
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
  });
  app.addHook('onResponse', async (request, reply) => observe(services, request, reply));

  return app;
}

/** Writes one log line and one measurement for each request; health and metrics are polled too often to be logged. */
function observe(
  { metrics, log }: FrameServices,
  request: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
) {
  const { method, id, routeOptions } = request;
  const route = routeOptions.url ?? 'unknown';
  metrics.requests.observe({ route, status: statusCode }, elapsedTime / 1000);
  if (routeOptions.logLevel !== 'warn')
    log.info({ reqId: id, method, route, statusCode, ms: Math.round(elapsedTime) }, 'request');
}

/** Turns failures into answers: foreseen ones by name; for all others the log has the cause and the answer no details. */
function answerProblems(app: FastifyInstance, services: FrameServices) {
  app.setNotFoundHandler((_, reply) => answer(services, reply, new Problem('not-found')));

  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    const reason = reasonOf(problem);
    if (problem.statusCode >= 500) request.log.error({ code: problem.code, ...reason }, 'A request failed');
    else request.log.info({ code: problem.code, ...reason }, 'A request was refused');

    return answer(services, reply, problem);
  });
}

/** Seconds after which a store that was away is usually back. */
const retryAfterSeconds = 5;

function answer({ metrics }: FrameServices, reply: FastifyReply, problem: Problem) {
  metrics.refused.inc({ code: problem.code });
  if (problem.statusCode === 503) reply.header('retry-after', retryAfterSeconds);

  return reply.code(problem.statusCode).send(refusal(problem));
}

// Logs names and stack frames only: an error's message may quote what a visitor typed.
function reasonOf({ cause, statusCode }: Problem) {
  if (Array.isArray(cause)) return { fields: cause };
  if (!(cause instanceof Error)) return {};

  return {
    reason: (cause as { code?: string }).code ?? cause.name,
    ...(statusCode >= 500 && { stack: cause.stack?.split('\n').slice(1, 9) }),
  };
}

/** Milliseconds that open requests get at shutdown; the store and mails in progress get the rest of its 25 seconds. */
const drainMs = 15_000;

/** Connections, busy or idle, above which new ones are closed: without a limit they use up the process's files. */
const mostConnections = 1_000;

/** Starts listening; returns the address to use on this machine. */
export async function listenOn(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  endConnections(app, drainMs);
  app.server.maxConnections = mostConnections;
  await app.listen({ host, port, listenTextResolver: () => 'listening' });
  const [bound] = app.addresses();

  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${typeof bound === 'object' ? bound.port : port}`;
}

import { connectionOf } from '@dosmares/server/connection';
import type { Log } from '@dosmares/server/log';
import { createServer, observe } from '@dosmares/server/server';
import helmet from '@fastify/helmet';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { badInput, plainJson } from '../limits/bodies.ts';
import { type Exemption, isThisMachine, limitRequests } from '../limits/limits.ts';
import { Problem, problemOf, refusal } from '../problems.ts';
import type { Metrics } from './operators.ts';

export interface BaseServices {
  log: Log;
  metrics: Metrics;
  trustProxy: number;
  isExempt: Exemption;
  isProduction?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

const maxBodyBytes = 64 * 1024;

/** Milliseconds for open requests at shutdown; the rest of its 25 seconds is for mails and the store. */
const drainMs = 15_000;

const maxConnections = 1_000;

/** Builds a server without routes that limits, logs and measures requests and turns failures into answers. */
export async function createBaseApp(services: BaseServices) {
  const { metrics, trustProxy } = services;
  const app = createServer(
    { ...services, maxConnections, drainMs },
    {
      bodyLimit: maxBodyBytes,
      // While the embedded store opens, a busy machine takes longer than ten seconds, at which Fastify would give up.
      pluginTimeout: 120_000,
      // Only its proxy connects to it.
      maxRequestsPerSocket: 0,
      // A caller on this machine that forwards for others is a proxy, whatever TRUST_PROXY says.
      trustProxy: (address, hop) => hop < trustProxy || (hop === 0 && isThisMachine(connectionOf(address))),
      schemaErrorFormatter: badInput,
      // For requests that Fastify refuses before routing, such as `/%zz`.
      frameworkErrors: (error, _, reply) => answer(services, reply, problemOf(error)),
    },
  );

  app.decorate('metrics', metrics);
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, plainJson(app));
  answerProblems(app, services);
  limitRequests(app, services.isExempt);
  await app.register(helmet, {
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // TLS terminates in front of this service; development uses plain HTTP.
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
  });
  observe(app, metrics.requests);

  return app;
}

/** Answers foreseen failures by name, and all others without details; the log has their cause. */
function answerProblems(app: FastifyInstance, services: BaseServices) {
  app.setNotFoundHandler((_, reply) => answer(services, reply, new Problem('not-found')));

  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    const reason = reasonOf(problem);
    if (problem.statusCode >= 500) request.log.error({ code: problem.code, ...reason }, 'A request failed');
    else request.log.info({ code: problem.code, ...reason }, 'A request was refused');

    return answer(services, reply, problem);
  });
}

/** Seconds after which an unavailable store is usually back. */
const retryAfterSeconds = 5;

function answer({ metrics }: BaseServices, reply: FastifyReply, problem: Problem) {
  metrics.refused.inc({ code: problem.code });
  if (problem.statusCode === 503) reply.header('retry-after', retryAfterSeconds);

  return reply.code(problem.statusCode).send(refusal(problem));
}

// Codes, names and stack frames only: an error's message may quote what a visitor typed.
function reasonOf({ cause, statusCode }: Problem) {
  if (Array.isArray(cause)) return { fields: cause };
  if (!(cause instanceof Error)) return {};

  return {
    reason: (cause as { code?: string }).code ?? cause.name,
    ...(statusCode >= 500 && { stack: cause.stack?.split('\n').slice(1, 9) }),
  };
}

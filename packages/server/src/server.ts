import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { answerClientError } from './client-errors.ts';
import { endConnections } from './end-connections.ts';
import { requireLocalHost } from './local-host.ts';
import { type Log, openLog } from './log.ts';
import { type MayRead, readersWith } from './metrics.ts';

/** How a server is run: its log, who may read its metrics, and whether strangers can reach it. */
export interface Operations {
  log?: Log;
  /** By default, everybody in development and nobody in production. */
  mayRead?: MayRead;
  isProduction?: boolean;
}

/** Reads LOG_LEVEL, METRICS_TOKEN and NODE_ENV. */
export function operationsIn(service: string, env: NodeJS.ProcessEnv): Required<Operations> {
  const isProduction = env.NODE_ENV === 'production';

  return {
    log: openLog(service, env.LOG_LEVEL || 'info'),
    mayRead: readersWith(env.METRICS_TOKEN || undefined, !isProduction),
    isProduction,
  };
}

export interface ServerOptions extends Operations {
  /** Further connections are refused: each costs memory and a file descriptor. */
  maxConnections?: number;
  /** Milliseconds at shutdown in which pending requests are answered. */
  drainMs?: number;
}

/** Creates a server with limits, an access log and metrics, which answers pending requests when it is closed. */
export function createServer(options: ServerOptions, http: FastifyServerOptions = {}): FastifyInstance {
  const { log, isProduction, maxConnections = 4_000, drainMs = 8_000 } = options;
  const app: FastifyInstance = Fastify({
    requestTimeout: 15_000,
    // Limits for servers without a proxy: unread responses must not fill memory.
    maxRequestsPerSocket: 200,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: answerClientError,
    ...http,
    ...(log && { loggerInstance: log }),
    // `observe` writes one line per request instead of two.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.server.maxConnections = maxConnections;
  endConnections(app, drainMs);
  if (!isProduction) app.addHook('onRequest', requireLocalHost);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // A missing file may exist a moment later, and without a header a CDN keeps a 404 for minutes.
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });

  return app;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Creates the metric of all requests to a service. */
export const requestTimer = (registry: Registry) =>
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['route', 'status'],
    buckets,
    registers: [registry],
  });

/** Logs and measures each request by its route, because an address may contain arbitrary text or a preview's token. */
export function observe(app: FastifyInstance, requests: ReturnType<typeof requestTimer>) {
  app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? 'none';
    const ms = Math.round(elapsedTime * 10) / 10;
    const bytes = Number(reply.getHeader('content-length') ?? 0);
    const deployment = reply.getHeader('x-deployment');
    requests.observe({ route, status }, elapsedTime / 1_000);
    log.info({ method, route, status, ms, bytes, deployment }, 'request');
  });
}

export interface Health {
  registry: Registry;
  mayRead: MayRead;
  /** Facts about the service's readiness; `isReady` is true unless it is given, and false if this rejects. */
  readiness: () => Promise<Readonly<Record<string, unknown>> & { isReady?: boolean }>;
  /** Reports whether the store answers. */
  isStoreUp?: () => boolean | Promise<boolean>;
}

/** Resolution of event loop monitoring, in milliseconds; the default wakes an idle process too often. */
const eventLoopMonitoringPrecision = 100;

/** Serves liveness, readiness and, for authorized readers only, metrics: the firm's traffic is confidential. */
export function serveHealth(app: FastifyInstance, { registry, mayRead, readiness, isStoreUp }: Health) {
  // Requested every few seconds, so not logged.
  const quiet = { schema: { tags: ['operating'] }, logLevel: 'warn' } as const;
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  if (isStoreUp)
    new Gauge({
      name: 'store_up',
      help: 'Whether the store answers',
      registers: [registry],
      async collect() {
        this.set(Number(await isStoreUp()));
      },
    });

  app.get('/health/live', quiet, async () => ({ status: 'live' }));
  app.get('/health/ready', quiet, async (_request, reply) => {
    const { isReady = true, ...facts } = await readiness().catch((error) => {
      app.log.warn({ err: error }, 'not ready');

      return { isReady: false };
    });

    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...facts });
  });
  app.get('/metrics', quiet, async ({ headers }, reply) => {
    if (!mayRead(headers.authorization)) return reply.callNotFound();

    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Creates a server with all of the above, for a service without metrics of its own. */
export function createService(
  { readiness, isStoreUp, ...operations }: Operations & Pick<Health, 'readiness' | 'isStoreUp'>,
  http: FastifyServerOptions = {},
) {
  const registry = new Registry();
  const mayRead = operations.mayRead ?? (() => !operations.isProduction);
  const app = createServer(operations, http);
  observe(app, requestTimer(registry));
  serveHealth(app, { registry, mayRead, readiness, ...(isStoreUp && { isStoreUp }) });

  return app;
}

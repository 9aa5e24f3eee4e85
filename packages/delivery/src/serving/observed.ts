import { requireLocalHost } from '@dosmares/contracts/local-host';
import { eventLoopMonitoringPrecision, readersWith } from '@dosmares/contracts/metrics';
import closeWithGrace from 'close-with-grace';
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { endConnections } from './end-connections.ts';

/** Further connections are refused: each costs memory. */
const mostConnections = 4_000;

/** Settings for monitoring a server. */
export interface Operations {
  logLevel?: string;
  logTo?: { write: (line: string) => void };
  /** Token for `/metrics`; without one, it is open in development and closed in production. */
  metricsToken?: string | undefined;
  isProduction?: boolean;
}

/** Reads LOG_LEVEL, METRICS_TOKEN and NODE_ENV. */
export const operationsIn = ({ LOG_LEVEL, METRICS_TOKEN, NODE_ENV }: NodeJS.ProcessEnv): Operations => ({
  logLevel: LOG_LEVEL || 'info',
  metricsToken: METRICS_TOKEN || undefined,
  isProduction: NODE_ENV === 'production',
});

interface Observed extends Operations {
  service: string;
  readiness: () => Promise<object>;
  /** Reports whether the store answers, for a server that can run without it. */
  isStoreUp?: () => boolean;
}

/**
 * Creates a server with an access log, `/metrics`, `/health/live` and `/health/ready`. The log has a request's route,
 * never its full address, and no data of the visitor: no IP address, cookie, query or browser.
 */
export function observedServer(options: FastifyServerOptions, observed: Observed) {
  const { service, readiness, isStoreUp, logLevel = 'silent', logTo, metricsToken } = observed;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  if (isStoreUp)
    new Gauge({
      name: 'store_up',
      help: 'Whether the store answers',
      registers,
      collect() {
        this.set(Number(isStoreUp()));
      },
    });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5],
    registers,
  });
  const mayRead = readersWith(metricsToken, !observed.isProduction);
  const app = Fastify({
    requestTimeout: 15_000,
    // Limits for servers without a proxy: unread responses must not fill memory.
    maxRequestsPerSocket: 200,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    ...options,
    logger: {
      level: logLevel,
      base: { service },
      serializers: { req: ({ method }: FastifyRequest) => ({ method }) },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
  });

  app.server.maxConnections = mostConnections;
  if (!observed.isProduction) app.addHook('onRequest', requireLocalHost);
  // A missing file may exist a moment later, and without a header a CDN keeps a 404 for minutes.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    // Probes and scrapers request these every few seconds.
    if (/^\/(health\/|metrics$)/.test(request.routeOptions.url ?? '')) return;

    const facts = {
      method: request.method,
      // The pattern, because an address may contain arbitrary text or a preview's token.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: Number(reply.getHeader('content-length') ?? 0),
      deployment: reply.getHeader('x-deployment'),
    };
    requests.observe({ route: facts.route, status: facts.status }, facts.ms / 1_000);
    app.log.info(facts, 'request');
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) =>
    readiness().then(
      (facts) => ({ status: 'ready', ...facts }),
      (error) => {
        app.log.warn({ err: error }, 'not ready');

        return reply.code(503).send({ status: 'not ready' });
      },
    ),
  );
  app.get('/metrics', async ({ headers }, reply) => {
    if (!mayRead(headers.authorization)) return reply.callNotFound();

    return reply.type(registry.contentType).send(await registry.metrics());
  });

  return app;
}

/** Time for visitors with slow connections to receive pending responses. */
const drainMs = 8_000;
/** Docker Compose waits longer than this for the process (`stop_grace_period`). */
const endMs = 10_000;

/** Listens until the process gets a termination signal; then answers pending requests and exits. */
export async function serve(app: FastifyInstance, at: { port: number; host: string }) {
  endConnections(app, drainMs);
  await app.listen(at);
  closeWithGrace({ delay: endMs }, async ({ err }) => {
    if (err) console.error(err);
    await app.close();
  });
}

import { eventLoopMonitoringPrecision, type MayRead } from '@dosmares/contracts/metrics';
import { shared, within } from '@dosmares/contracts/waiting';
import type { MailServerState } from '@dosmares/mail/smtp/failure';
import type { Recipient, Store } from '@dosmares/store/database';
import { type Backlog, findUndelivered, lateWords } from '@dosmares/store/deliveries';
import { lease } from '@dosmares/store/leases';
import type { FastifyPluginAsync } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Problem } from '../problems.ts';

/** Milliseconds for a check or a scrape: callers such as load balancers give up soon. */
const timeoutMs = 2_000;

/** Checks by name; each returns or throws a description of the problem, or returns undefined. */
type Checks = Readonly<Record<string, () => Promise<string | undefined>>>;

export interface OperatorServices {
  health: Checks;
  metrics: Metrics;
  mayReadMetrics: MayRead;
}

/** Checks without which no inquiry can be accepted; they decide on readiness, all others are only reported. */
const required = ['store', 'disk'];

/** Serves liveness, readiness and, for authorized readers only, metrics: the firm's traffic is confidential. */
export const operators: FastifyPluginAsync<OperatorServices> = async (app, services) => {
  const { health, metrics, mayReadMetrics } = services;
  const options = { schema: { tags: ['operating'] }, logLevel: 'warn' } as const;

  app.get('/health/live', options, async () => ({ status: 'live' }));

  app.get('/health/ready', options, async (_, reply) => {
    const found = await runChecks(health);
    const isReady = required.every((name) => (found[name] ?? 'ok') === 'ok');
    const status = isReady ? 'ready' : 'not ready';

    return reply.code(isReady ? 200 : 503).send({ status, ...found });
  });

  app.get('/metrics', options, async ({ headers }, reply) => {
    if (!mayReadMetrics(headers.authorization)) throw new Problem('not-found');
    await metrics.refresh();

    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

async function runChecks(checks: Checks): Promise<Record<string, string>> {
  const found = Object.entries(checks).map(async ([name, check]) => {
    const problem = await within(timeoutMs, check()).catch((error: Error) => error.message);

    return [name, problem ?? 'ok'] as const;
  });

  return Object.fromEntries(await Promise.all(found));
}

// Cached, because the probe writes and anybody may call it.
const probeCacheMs = 1_000;

export function readiness(store: Store, mailServer: MailServerState): OperatorServices['health'] {
  // Writes in a transaction, as an inquiry does: a read-only or hanging database is not ready.
  const probeClaim = [{ key: 'readiness', holder: 'probe', seconds: 0 }];
  const probe = shared(probeCacheMs, async () =>
    store.db.transaction().execute((trx) => lease(trx, probeClaim).then(() => undefined)),
  );

  const late = shared(probeCacheMs, async () => {
    const found = await findUndelivered(store.db);

    return found?.lateMails ? lateWords(found.lateMails, found) : undefined;
  });

  return {
    store: probe,
    disk: async () => store.requireSpace(),
    // What is late is unknown while the store is away, which is reported by itself.
    smtp: async () => mailServer.problem() ?? (await late().catch(() => undefined)),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Creates the metrics; `docs/operating.md` explains each. */
export function createMetrics(read: () => Promise<Backlog>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  const timer = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const up = gauge('store_up', 'Whether the store answers');
  const gauges: Record<keyof Backlog, Gauge> = {
    waiting: gauge('deliveries_waiting', 'Deliveries not made yet'),
    dead: gauge('deliveries_dead', 'Deliveries given up and not sent again'),
    quarantined: gauge('inquiries_held', 'Inquiries that wait for a person to look at them'),
    oldestSeconds: gauge('deliveries_oldest_seconds', 'Age of the oldest mail or call not made yet'),
  };

  return {
    registry,
    async refresh() {
      const backlog = await within(timeoutMs, read()).catch(() => undefined);
      up.set(backlog ? 1 : 0);
      for (const [name, value] of Object.entries(backlog ?? {})) gauges[name as keyof Backlog].set(value);
    },
    taken: counter('inquiries_taken_total', 'Calls answered with success', 'endpoint', 'outcome'),
    refused: counter('requests_refused_total', 'Requests answered with a problem', 'code'),
    failed: counter('deliveries_failed_total', 'Attempts that failed', 'recipient', 'reason'),
    requests: timer('http_request_duration_seconds', 'Time to answer', 'route', 'status'),
    storing: timer('inquiry_store_seconds', 'Time until an inquiry was durably stored'),
  };
}

/** Counts failed deliveries, and updates the state of the mail server from every attempt. */
export const countAttempts =
  (metrics: Metrics, mailServer: MailServerState) =>
  (recipient: Recipient, outcome: string, reason = '') => {
    if (outcome === 'failed') metrics.failed.inc({ recipient, reason });
    if (recipient === 'crm') return;
    if (outcome === 'delivered') mailServer.note();
    if (outcome === 'failed') mailServer.note(reason);
  };

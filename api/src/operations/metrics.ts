import { eventLoopMonitoringPrecision } from '@dosmares/contracts/metrics';
import type { MayRead } from '@dosmares/contracts/metrics-access';
import { shared, within } from '@dosmares/contracts/waiting';
import type { FastifyPluginAsync } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MailServerState } from '../mail/smtp/failure.ts';
import { Problem } from '../problems.ts';
import type { Party } from '../store/database.ts';
import type { Backlog } from '../store/deliveries.ts';

/** Milliseconds that a scrape waits for the store. */
const longestMs = 2_000;

/** Metrics for operators; `docs/operating.md` explains each. */
export type Metrics = ReturnType<typeof createMetrics>;

const quick = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(readBacklog: () => Promise<Backlog>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  const timer = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets: [...quick, 5, 15], registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const up = gauge('store_up', 'Whether the store answers');
  const gauges: Record<keyof Backlog, Gauge> = {
    waiting: gauge('deliveries_waiting', 'Deliveries not made yet'),
    dead: gauge('deliveries_dead', 'Deliveries given up and not sent again'),
    held: gauge('inquiries_held', 'Inquiries that wait for a person to look at them'),
    oldestSeconds: gauge('deliveries_oldest_seconds', 'Age of the oldest delivery not made yet'),
  };
  const ask = shared(0, readBacklog);

  return {
    registry,
    /** Reads the backlog, before each scrape. */
    async refresh() {
      const backlog = await within(longestMs, ask()).catch(() => undefined);
      up.set(backlog ? 1 : 0);
      for (const [name, value] of Object.entries(backlog ?? {})) gauges[name as keyof Backlog].set(value);
    },
    taken: counter('inquiries_taken_total', 'Calls answered with success', 'endpoint', 'outcome'),
    refused: counter('requests_refused_total', 'Requests answered with a problem', 'code'),
    failed: counter('deliveries_failed_total', 'Attempts that failed', 'party', 'reason'),
    requests: timer('http_request_duration_seconds', 'Time to answer', 'route', 'status'),
    storing: timer('inquiry_store_seconds', 'Time until an inquiry was durably stored'),
  };
}

/** Counts failed attempts at deliveries, and remembers what attempts say about the mail server. */
export const countAttempts =
  (metrics: Metrics, mailServer: MailServerState) =>
  (party: Party, outcome: string, reason = '') => {
    if (outcome === 'failed') metrics.failed.inc({ party, reason });
    if (party === 'crm') return;
    if (outcome === 'delivered') mailServer.note();
    if (outcome === 'failed') mailServer.note(reason);
  };

interface Options {
  metrics: Metrics;
  mayReadMetrics: MayRead;
}

/**
 * Serves the metrics in Prometheus format to authorized readers. They name no person, but the brokerage's traffic is
 * confidential.
 */
export const metricsEndpoint: FastifyPluginAsync<Options> = async (app, { metrics, mayReadMetrics }) => {
  app.get('/metrics', { schema: { tags: ['operating'] }, logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!mayReadMetrics(headers.authorization)) throw new Problem('not-found');
    await metrics.refresh();

    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

import { eventLoopMonitoringPrecision } from '@dosmares/contracts/metrics';
import type { MayRead } from '@dosmares/contracts/metrics-access';
import { shared, within } from '@dosmares/contracts/waiting';
import type { FastifyPluginAsync } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Problem } from '../problems.ts';
import type { Backlog } from '../store/deliveries.ts';

/** Milliseconds that a scrape waits for the store. */
const longestMs = 2_000;

/** Metrics for operators; `docs/operating.md` explains each. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(readBacklog: () => Promise<Backlog>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });

  return {
    registry,
    /** Updates the metrics of the backlog. */
    refresh: backlogGauges(registry, readBacklog),
    taken: counter('inquiries_taken_total', 'Calls answered with success', ['endpoint', 'outcome']),
    refused: counter('requests_refused_total', 'Requests answered with a problem', ['code']),
    delivered: counter('deliveries_made_total', 'Deliveries that arrived', ['party']),
    retried: counter('deliveries_failed_total', 'Attempts that failed and will be repeated', [
      'party',
      'reason',
    ]),
    dead: counter('deliveries_dead_total', 'Deliveries that were given up', ['party']),
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer',
      labelNames: ['route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers: [registry],
    }),
    storing: new Histogram({
      name: 'inquiry_store_seconds',
      help: 'Time until a batch of inquiries was durably stored',
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
  };
}

/** Registers gauges of the backlog, which are read from the store before each scrape. */
function backlogGauges(registry: Registry, readBacklog: () => Promise<Backlog>) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const ask = shared(0, readBacklog);
  const up = gauge('store_up', 'Whether the store answers');
  const gauges = {
    waiting: gauge('deliveries_waiting', 'Deliveries not made yet'),
    dead: gauge('deliveries_dead', 'Deliveries given up and not sent again'),
    held: gauge('inquiries_held', 'Inquiries that wait for a person to look at them'),
    oldestSeconds: gauge('deliveries_oldest_seconds', 'Age of the oldest delivery not made yet'),
  } satisfies Record<keyof Backlog, Gauge>;

  return async () => {
    const backlog = await within(longestMs, ask()).catch(() => undefined);
    up.set(backlog ? 1 : 0);
    if (!backlog) return;
    for (const [name, one] of Object.entries(gauges)) one.set(backlog[name as keyof Backlog]);
  };
}

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

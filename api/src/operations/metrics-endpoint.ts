import type { FastifyPluginAsync } from 'fastify';
import { Problem } from '../problems.ts';
import type { MayRead } from './bearer.ts';
import type { Metrics } from './metrics.ts';

interface Options {
  metrics: Metrics;
  mayReadMetrics: MayRead;
}

/** Metrics in Prometheus' format. They name no person, but how busy the house is is its own affair. */
export const metricsEndpoint: FastifyPluginAsync<Options> = async (app, { metrics, mayReadMetrics }) => {
  app.get('/metrics', { schema: { tags: ['operating'] }, logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!mayReadMetrics(headers.authorization)) throw new Problem('not-found');

    await metrics.refresh();

    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

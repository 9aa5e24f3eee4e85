import type { FastifyPluginAsync } from 'fastify';
import type { Metrics } from './metrics.ts';
import { Problem } from './problems.ts';

interface Options {
  metrics: Metrics;
  /** Asked for as a bearer token when it is set. */
  metricsToken: string | undefined;
  /** Whether anybody may read them when no token is set. */
  areMetricsOpen: boolean;
}

/** The operators' figures, in Prometheus' format. They name no person, but how busy the house is is its own affair. */
export const figures: FastifyPluginAsync<Options> = async (
  app,
  { metrics, metricsToken, areMetricsOpen },
) => {
  app.get('/metrics', { schema: { tags: ['operating'] }, logLevel: 'warn' }, async ({ headers }, reply) => {
    const mayRead = metricsToken ? headers.authorization === `Bearer ${metricsToken}` : areMetricsOpen;
    if (!mayRead) throw new Problem('not-found');

    await metrics.refresh();

    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

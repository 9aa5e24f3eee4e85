import type { FastifyPluginAsync } from 'fastify';
import { Problem } from '../problems.ts';
import type { MayRead } from './bearer.ts';
import type { Metrics } from './metrics.ts';

interface Options {
  metrics: Metrics;
  mayReadFigures: MayRead;
}

/** The operators' figures, in Prometheus' format. They name no person, but how busy the house is is its own affair. */
export const figures: FastifyPluginAsync<Options> = async (app, { metrics, mayReadFigures }) => {
  app.get('/metrics', { schema: { tags: ['operating'] }, logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!mayReadFigures(headers.authorization)) throw new Problem('not-found');

    await metrics.refresh();

    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

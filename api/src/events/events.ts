import { endpoints } from '@dosmares/contracts/endpoints';
import { EventReport, EventSummaries } from '@dosmares/contracts/events';
import { Refused } from '@dosmares/contracts/inquiries';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { Problem } from '../problems.ts';
import type { Collector } from './collect.ts';

/** What the endpoints need. */
export interface EventServices extends Collector {
  /** Whether somebody with these credentials may read how visitors fare. */
  mayRead: (authorization: string | undefined) => boolean;
}

const report = {
  summary: 'A page reports views, errors and vitals; it names no visitor',
  tags: ['operating'],
  body: EventReport,
  response: { 204: Type.Null(), '4xx': Refused },
};

const summary = {
  summary: 'What visitors met with since a moment, by composition and by release',
  tags: ['operating'],
  querystring: Type.Object({
    since: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' })),
  }),
  response: { 200: EventSummaries, '4xx': Refused },
};

const flushEveryMs = 2_000;
const dayMs = 24 * 3_600_000;
const bodyLimit = 32 * 1024;

/** Takes what browsers report, and says how releases fare. */
export const events: FastifyPluginAsyncTypebox<EventServices> = async (app, services) => {
  // A page that is being left cannot ask for permission first: the browser sends plain text without.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.post(endpoints.events, { schema: report, bodyLimit, logLevel: 'warn' }, async ({ body }, reply) => {
    services.take(body);

    return reply.code(204).send(null);
  });

  app.get(
    `${endpoints.events}/summary`,
    { schema: summary, logLevel: 'warn' },
    async ({ query, headers }) => {
      if (!services.mayRead(headers.authorization)) throw new Problem('not-found');

      return services.summaries(query.since ? new Date(query.since) : new Date(Date.now() - dayMs));
    },
  );

  const timer = setInterval(() => void services.flush(), flushEveryMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await services.flush();
  });
};

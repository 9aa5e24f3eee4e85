import { endpoints } from '@dosmares/contracts/endpoints';
import { EventReport, EventSummaries } from '@dosmares/contracts/events';
import { Refused } from '@dosmares/contracts/inquiries';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyBodyParser } from 'fastify';
import Type from 'typebox';
import type { MayRead } from '../operations/bearer.ts';
import { Problem } from '../problems.ts';
import type { Collector } from './collect.ts';
import { sinceIn } from './since.ts';

interface EventServices extends Collector {
  mayRead: MayRead;
  /** Parses a report. */
  parser: FastifyBodyParser<string>;
}

const report = {
  summary:
    'A page reports views, errors and vitals; it names no visitor, and counts with a ticket of the edge only',
  tags: ['operating'],
  body: EventReport,
  response: { 204: Type.Null(), '4xx': Refused },
};

const summary = {
  summary: 'What visitors met with since a moment, by composition',
  tags: ['operating'],
  querystring: Type.Object({
    since: Type.Optional(Type.String({ description: 'A moment in UTC, such as 2026-01-31T12:00:00Z' })),
  }),
  response: { 200: EventSummaries, '4xx': Refused },
};

const flushEveryMs = 2_000;
const bodyLimit = 32 * 1024;

/** Takes what browsers report, and says how releases fare. */
export const events: FastifyPluginAsyncTypebox<EventServices> = async (app, services) => {
  // A page that is being left cannot ask for permission first: the browser sends plain text without.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, services.parser);

  app.post(endpoints.events, { schema: report, bodyLimit, logLevel: 'warn' }, async ({ body }, reply) => {
    // Whether a report was believed is no affair of whoever sent it: an old tab has done nothing wrong.
    await services.take(body);

    return reply.code(204).send(null);
  });

  app.get(
    `${endpoints.events}/summary`,
    { schema: summary, logLevel: 'warn' },
    async ({ query, headers }) => {
      if (!services.mayRead(headers.authorization)) throw new Problem('not-found');

      return services.summaries(sinceIn(query.since, Date.now()));
    },
  );

  const timer = setInterval(() => void services.flush(), flushEveryMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await services.flush();
  });
};

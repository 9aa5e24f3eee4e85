import { endpoints } from '@dosmares/contracts/endpoints';
import { EventReport, EventSummaries } from '@dosmares/contracts/events';
import { Refused } from '@dosmares/contracts/inquiries';
import type { MayRead } from '@dosmares/contracts/metrics-access';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { plainJson } from '../limits/plain-json.ts';
import { Problem } from '../problems.ts';
import type { Collector } from './collect.ts';
import { keptMs } from './event-store.ts';

interface EventServices extends Collector {
  mayRead: MayRead;
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

/** Accepts reports from browsers, and returns summaries by composition. */
export const events: FastifyPluginAsyncTypebox<EventServices> = async (app, services) => {
  // A page that is being left cannot send a preflight request first: the browser sends plain text, which needs none.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, plainJson(app));

  app.post(endpoints.events, { schema: report, bodyLimit, logLevel: 'warn' }, async ({ body }, reply) => {
    // The sender does not learn whether a report was accepted: an old tab has done nothing wrong.
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

/** Length of the longest timestamp: `2026-01-31T12:00:00.000Z`. */
export const longestMoment = 24;

const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/**
 * Reads a UTC timestamp in ISO 8601; a missing one means a day ago. A moment before the retention period or in the
 * future is moved to the nearest end of the known period.
 * @throws `bad-moment` for a text that is not a valid timestamp: 30 February, hour 25
 */
export function sinceIn(text: string | undefined, now: number): Date {
  const moment = text === undefined ? now - 24 * 3_600_000 : parsed(text);

  return new Date(Math.min(Math.max(moment, now - keptMs), now));
}

function parsed(text: string) {
  const moment = text.length <= longestMoment && shape.test(text) ? Date.parse(text) : Number.NaN;
  // Date turns 30 February into 2 March.
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(text.slice(0, 16)))
    throw new Problem('bad-moment');

  return moment;
}

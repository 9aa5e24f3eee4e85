import { endpoints } from '@dosmares/contracts/endpoints';
import { Refused } from '@dosmares/contracts/inquiries';
import type { MayRead } from '@dosmares/contracts/metrics-access';
import { keptMinutes, VitalsReport, VitalsRow } from '@dosmares/contracts/vitals';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { plainJson } from '../limits/plain-json.ts';
import { atIntervals } from '../operations/at-intervals.ts';
import { Problem } from '../problems.ts';
import type { Vitals } from './counts.ts';

interface Options {
  vitals: Vitals;
  mayReadMetrics: MayRead;
  /** Origins of the site: pages elsewhere, as in deploy checks or on a developer’s machine, are no visitors'. */
  allowedOrigins: readonly string[];
}

const report = {
  summary: 'A page reports views, errors and web vitals; it names no visitor',
  tags: ['operating'],
  body: VitalsReport,
  response: { 204: Type.Null(), '4xx': Refused },
};

const sums = {
  summary: 'What happened in visitors’ browsers in the last minutes, by release and kind',
  tags: ['operating'],
  querystring: Type.Object({ minutes: Type.Optional(Type.String({ maxLength: 4, pattern: '^\\d+$' })) }),
  response: { 200: Type.Array(VitalsRow), '4xx': Refused },
};

const everyMs = 60_000;
const quiet = { bodyLimit: 32 * 1024, logLevel: 'warn' } as const;

/** Takes reports of browsers, and sums them up for those who may read the metrics. */
export const vitals: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { vitals: counted, mayReadMetrics, allowedOrigins } = options;
  // A page that is being left cannot send a preflight request first: the browser sends plain text, which needs none.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, plainJson(app));

  app.post(endpoints.vitals, { schema: report, ...quiet }, async ({ body, headers }, reply) => {
    // The sender does not learn what was counted: an old tab has done nothing wrong.
    if (allowedOrigins.includes(headers.origin ?? '')) await counted.take(body);

    return reply.code(204).send(null);
  });

  app.get(endpoints.vitals, { schema: sums, ...quiet }, async ({ query, headers }) => {
    if (!mayReadMetrics(headers.authorization)) throw new Problem('not-found');

    return counted.sums(Math.min(Number(query.minutes ?? keptMinutes), keptMinutes));
  });

  const stop = atIntervals(everyMs, counted.write);
  app.addHook('onClose', async () => {
    stop();
    await counted.write();
  });
};

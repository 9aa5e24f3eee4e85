import { endpoints } from '@dosmares/contracts/endpoints';
import { Refused } from '@dosmares/contracts/inquiries';
import { type VitalsEvent, VitalsReport, VitalsRow } from '@dosmares/contracts/vitals';
import type { Log } from '@dosmares/server/log';
import type { MayRead } from '@dosmares/server/metrics';
import type { Store } from '@dosmares/store/database';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import Type from 'typebox';
import { plainJson } from '../limits/bodies.ts';
import { Problem } from '../problems.ts';

const storedMinutes = 48 * 60;

interface Options {
  vitals: Vitals;
  mayReadMetrics: MayRead;
  /** Origins of the site: reports from elsewhere, such as deploy checks, are not counted. */
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

const minuteMs = 60_000;
const quiet = { bodyLimit: 32 * 1024, logLevel: 'warn' } as const;

export const vitals: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { vitals: counted, mayReadMetrics, allowedOrigins } = options;
  // A page that is being left has no time for a preflight request: it sends plain text, which needs none.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, plainJson(app));

  app.post(endpoints.vitals, { schema: report, ...quiet }, async ({ body, headers }, reply) => {
    // Always 204: a tab of an old release has done nothing wrong.
    if (allowedOrigins.includes(headers.origin ?? '')) counted.take(body);

    return reply.code(204).send(null);
  });

  app.get(endpoints.vitals, { schema: sums, ...quiet }, async ({ query, headers }) => {
    if (!mayReadMetrics(headers.authorization)) throw new Problem('not-found');

    return counted.sums(Math.min(Number(query.minutes ?? storedMinutes), storedMinutes));
  });

  const timer = setInterval(counted.write, minuteMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counted.write();
  });
};

export type Vitals = ReturnType<typeof countVitals>;

/** Log lines per minute: enough to diagnose a failure, without letting a flood of reports fill the log. */
const maxLinesPerMinute = 20;

/** Limit on different counts, far above those of a site's releases, in case of made-up ones. */
const maxCounts = 1_000;

const waiting = 'Counts of vitals cannot be stored; they are kept until the store answers';

interface VitalsServices {
  store: Store;
  registry: Registry;
  log: Log;
}

/** Counts events by release and kind; each process writes rows of bounded length, once a minute and when sums are read. */
export function countVitals({ store, registry, log }: VitalsServices) {
  const counts = new Map<string, number>();
  const labelNames = ['application', 'version', 'kind'] as const;
  const help = 'What browsers reported';
  const counter = new Counter({ name: 'client_events_total', help, labelNames, registers: [registry] });
  let known = new Set<string>();
  let lines = 0;
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);

  function count({ kind, route, name }: VitalsEvent, application: string, version: string) {
    const key = `${application}@${version} ${kind}`;
    if (known.size >= maxCounts && !known.has(key)) return;
    known.add(key);
    add(key, 1);
    counter.inc({ application, version, kind });
    if (name !== undefined && lines++ < maxLinesPerMinute)
      log.info({ application, version, route, kind, name }, 'A page failed in a browser');
  }

  async function writeCounts() {
    const written = [...counts];
    counts.clear();
    try {
      const json = JSON.stringify(Object.fromEntries(written));
      if (written.length > 0)
        await sql`insert into vital values (${minutesAgo(0)}, ${json}::jsonb)`.execute(store.db);
      await sql`delete from vital where minute <= ${minutesAgo(storedMinutes)}`.execute(store.db);
    } catch (error) {
      for (const [key, number] of written) add(key, number);
      throw error;
    }
  }

  /** Admits other counts once there are too many. Readers of a counter expect resets, as after a restart. */
  function makeRoom() {
    if (known.size < maxCounts) return;
    counter.reset();
    known = new Set(counts.keys());
  }

  return {
    take({ releases, events }: VitalsReport) {
      for (const event of events)
        for (const [application, version] of Object.entries(releases))
          if ((event.application ?? application) === application) count(event, application, version);
    },
    /** Writes this process's counts to the store; retains them while that is unavailable. */
    async write() {
      lines = 0;
      await writeCounts()
        .then(makeRoom)
        .catch((error) => log.warn({ reason: String(error) }, waiting));
    },
    async sums(within: number) {
      await writeCounts();
      const { rows } = await sql<VitalsRow>`select
        split_part(key, ' ', 1) as release, split_part(key, ' ', 2) as kind, sum(value::int)::int as count
        from vital, jsonb_each_text(counts) where minute >= ${minutesAgo(within)}
        group by key order by key`.execute(store.db);

      return rows;
    },
  };
}

const minutesAgo = (minutes: number) => new Date((Math.floor(Date.now() / minuteMs) - minutes) * minuteMs);

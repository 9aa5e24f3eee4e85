import { randomUUID } from 'node:crypto';
import { endpoints, releasesPath } from '@dosmares/contracts/endpoints';
import { Refused } from '@dosmares/contracts/inquiries';
import type { MayRead } from '@dosmares/contracts/metrics';
import { keptMinutes, type VitalsEvent, VitalsReport, VitalsRow } from '@dosmares/contracts/vitals';
import { shared } from '@dosmares/contracts/waiting';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import Type from 'typebox';
import { plainJson } from '../limits/bodies.ts';
import { atIntervals } from '../operations/at-intervals.ts';
import type { Log } from '../operations/log.ts';
import { Problem } from '../problems.ts';
import type { Store } from '../store/database.ts';

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

const minuteMs = 60_000;
const quiet = { bodyLimit: 32 * 1024, logLevel: 'warn' } as const;

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

  const stop = atIntervals(minuteMs, counted.write);
  app.addHook('onClose', async () => {
    stop();
    await counted.write();
  });
};

export type Vitals = ReturnType<typeof countVitals>;

/** Enough to diagnose a fault; a flood of reports would fill the log. */
const mostLinesInMinute = 20;

interface VitalsServices {
  store: () => Store;
  known: ReturnType<typeof knownReleases>;
  registry: Registry;
  log: Log;
}

/** Counts closed kinds by known releases, at most a row a minute for each process: no report makes it longer. */
export function countVitals({ store, known, registry, log }: VitalsServices) {
  const counts = new Map<string, number>();
  const counter = new Counter({
    name: 'client_events_total',
    help: 'What browsers reported',
    labelNames: ['application', 'version', 'kind'],
    registers: [registry],
  });
  let lines = 0;
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);

  function count({ kind, route, name }: VitalsEvent, application: string, version: string) {
    add(`${application}@${version} ${kind}`, 1);
    counter.inc({ application, version, kind });
    if (name !== undefined && lines++ < mostLinesInMinute)
      log.info({ application, version, route, kind, name }, 'A page failed in a browser');
  }

  async function writeCounts() {
    const written = [...counts];
    counts.clear();
    try {
      const { db } = store();
      const json = JSON.stringify(Object.fromEntries(written));
      if (written.length > 0)
        await sql`insert into vital (minute, process, counts)
          values (${minutesAgo(0)}, ${randomUUID()}, ${json}::jsonb)`.execute(db);
      await sql`delete from vital where minute <= ${minutesAgo(keptMinutes)}`.execute(db);
    } catch (error) {
      for (const [key, number] of written) add(key, number);
      throw error;
    }
  }

  async function forgetReleases() {
    await known.refresh();
    for (const { labels } of (await counter.get()).values)
      if (!known.includes(`${labels.application}@${labels.version}`)) counter.remove(labels);
  }

  return {
    async take({ releases, events }: VitalsReport) {
      for (const event of events)
        for (const [application, version] of Object.entries(releases)) {
          const isConcerned = (event.application ?? application) === application;
          if (isConcerned && (await known.has(`${application}@${version}`)))
            count(event, application, version);
        }
    },
    /** Writes this process's counts to the store; while that is away they wait. */
    async write() {
      lines = 0;
      for (const result of await Promise.allSettled([writeCounts(), forgetReleases()]))
        if (result.status === 'rejected') log.warn({ reason: String(result.reason) }, 'Vitals wait');
    },
    async sums(within: number) {
      await writeCounts();
      const { rows } = await sql<VitalsRow>`select
        split_part(key, ' ', 1) as release, split_part(key, ' ', 2) as kind, sum(value::int)::int as count
        from vital, jsonb_each_text(counts) where minute >= ${minutesAgo(within)}
        group by key order by key`.execute(store().db);

      return rows;
    },
  };
}

const minutesAgo = (minutes: number) => new Date((Math.floor(Date.now() / minuteMs) - minutes) * minuteMs);

const longestAnswerMs = 2_000;
/** Milliseconds between two questions, however many unknown releases are reported. */
const restMs = 5_000;
/** Many more than five applications have live and in canary: a wrong answer fills no memory. */
const most = 500;

/** Knows, from the site's edge, which releases visitors get, or got in the last 48 hours: tabs stay open. */
export function knownReleases(edgeOrigin: string, ask: typeof fetch = fetch) {
  const named = new Map<string, number>();
  const includes = (release: string) => named.has(release);
  /** Asks the edge for the releases of this minute. @throws when it does not answer */
  const refresh = shared(restMs, async () => {
    const signal = AbortSignal.timeout(longestAnswerMs);
    const response = await ask(`${edgeOrigin}${releasesPath}`, { signal });
    if (!response.ok) throw new Error(`${edgeOrigin}${releasesPath} answers ${response.status}`);

    const releases = (await response.json()) as string[];
    for (const release of releases.slice(0, most)) named.set(release, Date.now());
    for (const [release, at] of named) if (Date.now() - at > keptMinutes * minuteMs) named.delete(release);
  });

  return {
    includes,
    refresh,
    async has(release: string) {
      if (!includes(release)) await refresh().catch(() => undefined);

      return includes(release);
    },
  };
}

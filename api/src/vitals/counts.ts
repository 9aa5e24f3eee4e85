import { randomUUID } from 'node:crypto';
import type { VitalsEvent, VitalsReport, VitalsRow } from '@dosmares/contracts/vitals';
import { keptMinutes } from '@dosmares/contracts/vitals';
import { sql } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import type { Log } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import type { KnownReleases } from './known-releases.ts';

/** Counts what browsers report, and sums it up. */
export interface Vitals {
  take: (report: VitalsReport) => Promise<void>;
  /** Writes this process's counts to the store; while that is away they wait. */
  write: () => Promise<void>;
  /** Sums over all processes and the last minutes. */
  sums: (minutes: number) => Promise<VitalsRow[]>;
}

/** Enough to diagnose a fault; a flood of reports would fill the log. */
const mostLinesInMinute = 20;

interface VitalsServices {
  store: () => Store;
  known: KnownReleases;
  registry: Registry;
  log: Log;
}

/**
 * Counts by release and kind: at most a row a minute for each process, with a number for each of the known releases
 * and closed list of kinds. So no report makes a row longer than these, whatever it says.
 */
export function countVitals({ store, known, registry, log }: VitalsServices): Vitals {
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
      if (written.length > 0)
        await sql`insert into vital (minute, process, counts) values
          (${minutesAgo(0)}, ${randomUUID()}, ${JSON.stringify(Object.fromEntries(written))}::jsonb)`.execute(
          db,
        );
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
    async take({ releases, events }) {
      for (const event of events)
        for (const [application, version] of Object.entries(releases)) {
          const isConcerned = (event.application ?? application) === application;
          if (isConcerned && (await known.has(`${application}@${version}`)))
            count(event, application, version);
        }
    },
    async write() {
      lines = 0;
      for (const result of await Promise.allSettled([writeCounts(), forgetReleases()]))
        if (result.status === 'rejected') log.warn({ reason: String(result.reason) }, 'Vitals wait');
    },
    async sums(within) {
      await writeCounts();
      const { rows } = await sql<VitalsRow>`select
        split_part(key, ' ', 1) as release, split_part(key, ' ', 2) as kind, sum(value::int)::int as count
        from vital, jsonb_each_text(counts) where minute >= ${minutesAgo(within)}
        group by key order by key`.execute(store().db);

      return rows;
    },
  };
}

const minuteMs = 60_000;
const minutesAgo = (minutes: number) => new Date((Math.floor(Date.now() / minuteMs) - minutes) * minuteMs);

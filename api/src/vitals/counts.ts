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
  /** Writes this process's counts to the store. While that is away they wait, at most an hour. */
  write: () => Promise<void>;
  /** Sums over all processes and the last minutes. */
  sums: (minutes: number) => Promise<VitalsRow[]>;
}

const mostMinutesWaiting = 60;
/** Enough to diagnose a fault; a flood of reports would fill the log. */
const mostLinesInMinute = 20;

/**
 * Counts by release and kind: one row for each process and minute, with a number for each of the known releases and
 * closed list of kinds. So no report makes a row longer than these, whatever it says.
 */
export function countVitals({
  store,
  known,
  registry,
  log,
}: {
  store: () => Store;
  known: KnownReleases;
  registry: Registry;
  log: Log;
}): Vitals {
  const process = randomUUID();
  const minutes = new Map<number, Record<string, number>>();
  const counter = new Counter({
    name: 'client_events_total',
    help: 'What browsers reported',
    labelNames: ['application', 'version', 'kind'],
    registers: [registry],
  });
  let lines = 0;

  function count({ kind, route, name }: VitalsEvent, application: string, version: string) {
    const counts = minutes.get(thisMinute()) ?? {};
    const key = `${application}@${version} ${kind}`;
    counts[key] = (counts[key] ?? 0) + 1;
    minutes.set(thisMinute(), counts);
    counter.inc({ application, version, kind });
    if (name !== undefined && lines++ < mostLinesInMinute)
      log.info({ application, version, route, kind, name }, 'A page failed in a browser');
  }

  async function writeMinutes() {
    for (const minute of [...minutes.keys()].slice(0, -mostMinutesWaiting)) minutes.delete(minute);
    const current = thisMinute();
    const { db } = store();
    for (const [minute, counts] of minutes) {
      await sql`insert into vital (minute, process, counts)
        values (${dateOf(minute)}, ${process}, ${JSON.stringify(counts)}::jsonb)
        on conflict (minute, process) do update set counts = excluded.counts`.execute(db);
      if (minute < current) minutes.delete(minute);
    }
    await sql`delete from vital where minute <= ${dateOf(current - keptMinutes)}`.execute(db);
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
      for (const result of await Promise.allSettled([writeMinutes(), forgetReleases()]))
        if (result.status === 'rejected') log.warn({ reason: String(result.reason) }, 'Vitals wait');
    },
    async sums(within) {
      await writeMinutes();
      const { rows } = await sql<VitalsRow>`select
        split_part(key, ' ', 1) as release, split_part(key, ' ', 2) as kind, sum(value::int)::int as count
        from vital, jsonb_each_text(counts) where minute >= ${dateOf(thisMinute() - within)}
        group by key order by key`.execute(store().db);

      return rows;
    },
  };
}

const minuteMs = 60_000;
const thisMinute = () => Math.floor(Date.now() / minuteMs);
const dateOf = (minute: number) => new Date(minute * minuteMs);

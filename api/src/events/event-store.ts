import { type Kysely, sql } from 'kysely';
import type { Store } from '../database.ts';
import { bucketOf, type Count } from './count.ts';

/** Where counts last, added up over all processes of the API. */
export interface EventStore {
  keep: (counts: readonly Count[]) => Promise<void>;
  since: (moment: Date) => Promise<readonly Count[]>;
}

interface Tables {
  client_event: Count;
}

// A canary is compared with the last day of what is live; a week is for people.
const keptMs = 8 * 24 * 3_600_000;

/** Keeps counts in the database. */
export function eventStore(store: () => Store, now: () => number = Date.now): EventStore {
  const tables = () => store().db as unknown as Kysely<Tables>;
  let tidied = 0;

  return {
    async keep(counts) {
      if (counts.length > 0) await add(tables(), counts);
      const bucket = bucketOf(now()).getTime();
      if (bucket === tidied) return;

      tidied = bucket;
      await tables()
        .deleteFrom('client_event')
        .where('bucket', '<', new Date(bucket - keptMs))
        .execute();
    },
    since: (moment) =>
      tables()
        .selectFrom('client_event')
        .selectAll()
        .where('bucket', '>=', bucketOf(moment.getTime()))
        .execute(),
  };
}

const key = ['bucket', 'composition', 'application', 'version', 'route', 'kind', 'name'] as const;

/** Two processes that add rows in different orders would wait for each other. */
const inOrder = (counts: readonly Count[]) =>
  counts.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

const add = (db: Kysely<Tables>, counts: readonly Count[]) =>
  db
    .insertInto('client_event')
    .values(inOrder(counts))
    .onConflict((conflict) =>
      conflict.columns(key).doUpdateSet({
        happened: sql`client_event.happened + excluded.happened`,
        bad: sql`client_event.bad + excluded.bad`,
      }),
    )
    .execute();

/** The table of the counts; it names nobody. */
export const createEvents = (db: Kysely<unknown>) =>
  sql`create table client_event (
    bucket timestamptz not null,
    composition text not null,
    application text not null,
    version text not null,
    route text not null,
    kind text not null,
    name text not null,
    happened integer not null,
    bad integer not null,
    primary key (bucket, composition, application, version, route, kind, name)
  )`.execute(db);

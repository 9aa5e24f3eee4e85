import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

interface Lease {
  key: string;
  holder: string;
  seconds: number;
}

/** Leases free keys and returns them: in one statement, so that one process wins; in order, against deadlocks. */
export async function lease(db: Kysely<Database>, wanted: readonly Lease[]): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`insert into lease (key, holder, until)
    select key, holder, now() + make_interval(secs => seconds)
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (key text, holder text, seconds float8)
    order by key
    on conflict (key) do update set holder = excluded.holder, until = excluded.until where lease.until < now()
    returning key`.execute(db);

  return new Set(rows.map(({ key }) => key));
}

/** Deletes expired leases, which reveal who wrote; a minute late, for open transactions that read one. */
export async function dropExpiredLeases(db: Kysely<Database>) {
  await sql`delete from lease where until < now() - interval '1 minute'`.execute(db);
}

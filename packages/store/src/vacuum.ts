import { sql } from 'kysely';
import type { Store } from './database.ts';

/** Tables with text that visitors or staff wrote. */
const personalTables = 'inquiry, inquiry_event, delivery, lease, audit';

/** Lets new rows overwrite erased ones (decision 0010). */
export function vacuumErased({ maintain }: Store): Promise<void> {
  return maintain(async (db) => {
    await sql.raw(`vacuum ${personalTables}`).execute(db);
    // A GIN index still has words that no inquiry has.
    await sql`reindex index concurrently inquiry_searched`.execute(db);
  });
}

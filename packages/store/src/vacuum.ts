import { sql } from 'kysely';
import type { Store } from './database.ts';

/** Tables with text that visitors or staff wrote. */
const personalTables = 'inquiry, inquiry_event, delivery, lease, audit';

/** Lets new rows overwrite erased ones (decision 0010). */
export const vacuumErased = ({ maintain }: Store): Promise<void> =>
  maintain(async (db) => {
    await sql.raw(`vacuum ${personalTables}`).execute(db);
    // A GIN index keeps a word even when no inquiry has it any more.
    await sql`reindex index concurrently inquiry_searched`.execute(db);
  });

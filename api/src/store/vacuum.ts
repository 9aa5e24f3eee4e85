import { sql } from 'kysely';
import type { Store } from './database.ts';

/** Tables with texts by people, staff included. */
const personal = 'inquiry, inquiry_event, delivery, claim, audit';

/**
 * Gives the room of erased rows back to be written over (decision 0010). PGlite has no autovacuum, and needs it daily.
 */
export async function vacuumErased({ engine, db }: Store): Promise<void> {
  await sql.raw(engine === 'pglite' ? 'vacuum' : `vacuum ${personal}`).execute(db);
  // An index of this kind keeps a word for ever, even if no inquiry has it any more.
  const concurrently = engine === 'pglite' ? '' : 'concurrently';
  for (const index of ['inquiry_words', 'inquiry_searched'])
    await sql.raw(`reindex index ${concurrently} ${index}`).execute(db);
}

import type { Transaction } from 'kysely';
import type { Database } from './database.ts';

/** Records an act on inquiries, without personal data, in the caller's transaction. */
export async function audit(trx: Transaction<Database>, action: string, about: string) {
  await trx.insertInto('audit').values({ action, about }).execute();
}

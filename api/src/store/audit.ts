import type { Transaction } from 'kysely';
import type { Database } from './database.ts';

/** Notes what was done to inquiries, without personal data, as part of the caller's transaction. */
export async function audit(trx: Transaction<Database>, action: string, about: string) {
  await trx.insertInto('audit').values({ action, about }).execute();
}

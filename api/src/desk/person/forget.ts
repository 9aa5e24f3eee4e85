import { sql, type Transaction } from 'kysely';
import type { Database, Store } from '../../store/database.ts';
import { withdraw } from '../../store/deliveries.ts';
import { confirmationOf } from '../../store/email-address.ts';
import { audit } from '../../store/events.ts';
import { vacuumErased } from '../../store/vacuum.ts';
import { beyondReach, isOf } from './about.ts';

/**
 * Erases everything that a person sent; returns sentences on what was done. An audit entry remains, which does not
 * name the person.
 */
export async function forget(store: Store, email: string): Promise<string[]> {
  const count = await store.db.transaction().execute((trx) => erase(store, trx, email));
  const erased = count === 1 ? '1 inquiry is erased' : `${count} inquiries are erased`;

  return [
    count === 0
      ? 'Nothing of this person is stored here.'
      : `${erased}, with all that was noted of ${count === 1 ? 'it' : 'them'} and all that was still to be sent.`,
    ...(await cleanedUp(store)),
    beyondReach,
  ];
}

/** Removes erased values from the files; returns a sentence when that failed. */
export const cleanedUp = (store: Store): Promise<string[]> =>
  vacuumErased(store).then(
    () => [],
    (error: Error) => [`The files were not cleaned up (${error.message}): do the same again.`],
  );

async function erase({ boss }: Store, trx: Transaction<Database>, email: string): Promise<number> {
  const theirs = trx.selectFrom('inquiry').select('inquiry.id').where(isOf(email));
  // Deletes claims before inquiries, the lock order everywhere: otherwise two transactions could deadlock.
  await trx
    .deleteFrom('claim')
    .where('holder', 'in', theirs.clearSelect().select(sql<string>`id::text`.as('id')))
    .execute();
  await trx.deleteFrom('claim').where('key', '=', confirmationOf(email)).execute();
  const deliveries = await trx
    .selectFrom('delivery')
    .select(['inquiry_id', 'party'])
    .where('inquiry_id', 'in', theirs)
    .execute();
  const gone = await trx.deleteFrom('inquiry').where(isOf(email)).returning('reference').execute();
  if (deliveries.length > 0) await withdraw(boss, trx, deliveries);
  const references = gone.map(({ reference }) => reference).join(' ');
  // A reason for settling is written by hand and may name the person.
  await trx
    .updateTable('audit')
    .set({ about: sql<string>`split_part(about, ': ', 1)` })
    .where(
      sql<boolean>`about like '%: %' and split_part(about, ': ', 1) = any(string_to_array(${references}, ' '))`,
    )
    .execute();
  await audit(trx, 'forget', references || 'nothing was found');

  return gone.length;
}

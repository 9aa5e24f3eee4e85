import { sql, type Transaction } from 'kysely';
import { addressHash, normalAddress } from '../inquiries/email-address.ts';
import { audit } from '../store/audit.ts';
import type { Database, Store } from '../store/database.ts';
import { vacuumErased } from '../store/vacuum.ts';
import { type Arguments, onlyArgument } from './arguments.ts';

/** `forget EMAIL`: erases everything that a person sent. What remains is a line that says so, without saying who. */
export async function forget(store: Store, given: Arguments): Promise<string> {
  const email = normalAddress(onlyArgument(given, 'e-mail address'));
  const count = await store.db.transaction().execute((trx) => erase(trx, email));
  const notVacuumed = await vacuumErased(store).then(
    () => [],
    (error: Error) => [`The files were not cleaned up (${error.message}): run this command again.`],
  );

  return [
    `${count} inquiries are erased, with all that was still to be sent of them.`,
    ...notVacuumed,
    'Mails that were delivered, the CRM and backups are out of reach from here: see docs/operating.md.',
  ].join('\n');
}

async function erase(trx: Transaction<Database>, email: string): Promise<number> {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  const theirs = trx.selectFrom('inquiry').select(sql<string>`id::text`.as('id')).where(isTheirs);
  // Claims before inquiries, as everybody who takes both: otherwise two could wait for each other.
  await trx.deleteFrom('claim').where('holder', 'in', theirs).execute();
  await trx
    .deleteFrom('claim')
    .where('key', '=', `confirmation:${addressHash(email)}`)
    .execute();
  const gone = await trx.deleteFrom('inquiry').where(isTheirs).returning('reference').execute();
  // A reason for settling is written by hand, and may say of whom.
  for (const { reference } of gone)
    await trx
      .updateTable('audit')
      .set({ about: reference })
      .where('about', 'like', `${reference}: %`)
      .execute();
  await audit(trx, 'forget', gone.map(({ reference }) => reference).join(' ') || 'nothing was found');

  return gone.length;
}

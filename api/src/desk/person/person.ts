import { type Kysely, sql, type Transaction } from 'kysely';
import { nameOf, sentenceOf } from '../../mail/event-words.ts';
import type { Database, Store } from '../../store/database.ts';
import { withdraw } from '../../store/deliveries.ts';
import { confirmationOf, normalAddress } from '../../store/email-address.ts';
import { audit, theOffice } from '../../store/events.ts';
import { findInquiry } from '../../store/inquiry.ts';
import { vacuumErased } from '../../store/vacuum.ts';

type Db = Kysely<Database>;

/** Returns the SQL condition that an inquiry is this person's, regardless of the address's letter case. */
export const isOf = (email: string) => sql<boolean>`lower(inquiry.email) = ${normalAddress(email)}`;

/** SQL condition: a claim is this person's, on a repeated submission or on the day's confirmation. */
const isClaimOf = (email: string) => sql<boolean>`(key = ${confirmationOf(email)}
  or holder in (select id::text from inquiry where ${isOf(email)}))`;

/** Sentence on the data that this system cannot correct or erase. */
export const beyondReach =
  'Out of reach from here: mails that were delivered, the CRM, exports, backups and the logs of mail servers. Ask whoever runs the service.';

/** Returns all data about the person with this address as JSON, to be handed out. */
export async function personJson(db: Db, email: string): Promise<string> {
  const ids = db.selectFrom('inquiry').select('id').where(isOf(email)).orderBy('received_at', 'desc');
  const inquiries = [];
  for (const { id } of await ids.execute()) inquiries.push(await everythingOf(db, id));
  const claims = await db.selectFrom('claim').select(['key', 'until']).where(isClaimOf(email)).execute();

  return JSON.stringify({ email: normalAddress(email), inquiries, claims, beyondReach }, null, 2);
}

/** Returns an inquiry with its history in words and its mails; undefined once it was forgotten. */
async function everythingOf(db: Db, id: string) {
  const inquiry = await findInquiry(db, id);
  const deliveries = await db.selectFrom('delivery').selectAll().where('inquiry_id', '=', id).execute();

  return (
    inquiry && {
      ...inquiry,
      for: nameOf(inquiry.agent_id ?? theOffice),
      events: inquiry.events.map((event) => ({
        at: event.at,
        what: sentenceOf(event),
        note: event.detail.note,
      })),
      deliveries,
    }
  );
}

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
  // Claims before inquiries, the lock order everywhere: otherwise two transactions could deadlock.
  await trx.deleteFrom('claim').where(isClaimOf(email)).execute();
  const deliveries = await trx
    .selectFrom('delivery')
    .innerJoin('inquiry', 'inquiry.id', 'inquiry_id')
    .select(['inquiry_id', 'party'])
    .where(isOf(email))
    .execute();
  const gone = await trx.deleteFrom('inquiry').where(isOf(email)).returning('reference').execute();
  if (deliveries.length > 0) await withdraw(boss, trx, deliveries);
  const references = gone.map(({ reference }) => reference).join(' ');
  await audit(trx, 'forget', references || 'nothing was found');

  return gone.length;
}

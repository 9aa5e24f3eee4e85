import { type Kysely, sql } from 'kysely';
import { nameOf, sentenceOf } from '../../mail/event-words.ts';
import type { Database } from '../../store/database.ts';
import { confirmationOf, normalAddress } from '../../store/email-address.ts';
import { theOffice } from '../../store/events.ts';
import { findInquiry } from '../../store/inquiry.ts';

type Db = Kysely<Database>;

/** Returns the SQL condition that an inquiry is this person's, regardless of the address's letter case. */
export const isOf = (email: string) => sql<boolean>`lower(inquiry.email) = ${normalAddress(email)}`;

/** Sentence on the data that this system cannot correct or erase. */
export const beyondReach =
  'Out of reach from here: mails that were delivered, the CRM, exports, backups and the logs of mail servers. Ask whoever runs the service.';

/** Yields all data about the person with this address as JSON in pieces, to be handed out. */
export async function* personJson(db: Db, email: string): AsyncGenerator<string> {
  const [ids, claims] = await Promise.all([
    db.selectFrom('inquiry').select('id').where(isOf(email)).orderBy('received_at', 'desc').execute(),
    claimsOf(db, email),
  ]);

  yield `{"inquiries":[`;
  for (const [index, { id }] of ids.entries())
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(await everythingOf(db, id), null, 2)}`;
  yield `],\n${JSON.stringify({ email: normalAddress(email), claims, beyondReach }, null, 2).slice(1)}\n`;
}

/** Returns an inquiry with its history in words and its mails; undefined once it was forgotten. */
async function everythingOf(db: Db, id: string) {
  const inquiry = await findInquiry(db, id);
  const deliveries = await db.selectFrom('delivery').selectAll().where('inquiry_id', '=', id).execute();

  return (
    inquiry && {
      ...inquiry,
      for: nameOf(inquiry.agentId ?? theOffice),
      events: inquiry.events.map((event) => ({
        at: event.at,
        what: sentenceOf(event),
        note: event.detail.note,
      })),
      deliveries: deliveries.map(({ inquiry_id: _, ...delivery }) => delivery),
    }
  );
}

/** Returns this person's claims: on repeated submissions, and on the day's confirmation. */
const claimsOf = (db: Db, email: string) => {
  const theirs = db.selectFrom('inquiry').select(sql<string>`inquiry.id::text`.as('id')).where(isOf(email));

  return db
    .selectFrom('claim')
    .select(['key', 'until'])
    .where((where) => where.or([where('key', '=', confirmationOf(email)), where('holder', 'in', theirs)]))
    .orderBy('until')
    .execute();
};

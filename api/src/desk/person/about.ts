import { type Kysely, sql } from 'kysely';
import { nameOf, stateOf } from '../../mail/event-words.ts';
import type { Database } from '../../store/database.ts';
import { confirmationOf, normalAddress } from '../../store/email-address.ts';
import { theOffice } from '../../store/events.ts';
import { inquiryOf } from '../../store/inquiry.ts';

type Db = Kysely<Database>;

/** Returns the SQL condition that an inquiry is this person's, regardless of the address's letter case. */
export const isOf = (email: string) => sql<boolean>`lower(inquiry.email) = ${normalAddress(email)}`;

/** Sentence on the data that this system cannot correct or erase. */
export const beyondReach =
  'Out of reach from here: mails that were delivered, the CRM, exports, backups and the logs of mail servers. Ask whoever runs the service.';

/** Yields all data about the person with this address as JSON in pieces, to be handed out. */
export async function* personJson(db: Db, email: string): AsyncGenerator<string> {
  const theirs = db.selectFrom('inquiry').select('inquiry.id').where(isOf(email));
  const [rows, events, deliveries, claims] = await Promise.all([
    db.selectFrom('inquiry').selectAll().where(isOf(email)).orderBy('received_at', 'desc').execute(),
    db.selectFrom('inquiry_event').selectAll().where('inquiry_id', 'in', theirs).orderBy('number').execute(),
    db.selectFrom('delivery').selectAll().where('inquiry_id', 'in', theirs).orderBy('party').execute(),
    claimsOf(db, email),
  ]);
  const eventsById = Map.groupBy(events, (one) => one.inquiry_id);
  const deliveriesById = Map.groupBy(deliveries, (one) => one.inquiry_id);

  yield `{"inquiries":[`;
  for (const [index, row] of rows.entries()) {
    const { agentId, events: _, ...inquiry } = inquiryOf(row);
    const history = eventsById.get(row.id) ?? [];
    const told = {
      ...inquiry,
      endpoint: row.endpoint,
      announcedAt: row.announced_at,
      callBackOn: row.call_back_on,
      for: nameOf(agentId ?? theOffice),
      state: stateOf(history),
      events: history.map(({ inquiry_id: _, actor, detail: { was: __, ...detail }, ...event }) => ({
        ...event,
        detail,
        by: actor === null ? null : (detail.by ?? nameOf(actor)),
      })),
      deliveries: (deliveriesById.get(row.id) ?? []).map(({ inquiry_id: _, ...delivery }) => delivery),
    };
    yield `${index > 0 ? ',\n' : '\n'}${JSON.stringify(told, null, 2)}`;
  }
  yield `],\n${JSON.stringify({ email: normalAddress(email), claims, beyondReach }, null, 2).slice(1)}\n`;
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

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

/** All data stored about a person, in a readable form. */
export type PersonRecord = Awaited<ReturnType<typeof everythingAbout>>;
export type PersonInquiry = PersonRecord['inquiries'][number];

/** Returns all data about the person with this address, newest first. */
export async function everythingAbout(db: Db, email: string) {
  const theirs = db.selectFrom('inquiry').select('inquiry.id').where(isOf(email));
  const [rows, events, deliveries, once] = await Promise.all([
    db.selectFrom('inquiry').selectAll().where(isOf(email)).orderBy('received_at', 'desc').execute(),
    db.selectFrom('inquiry_event').selectAll().where('inquiry_id', 'in', theirs).orderBy('number').execute(),
    db.selectFrom('delivery').selectAll().where('inquiry_id', 'in', theirs).orderBy('party').execute(),
    claimsOf(db, email),
  ]);
  const of = groupings({ events, deliveries });

  return {
    email: normalAddress(email),
    inquiries: rows.map((row) => {
      const { agentId, events: _, ...inquiry } = inquiryOf(row);
      const history = of.events.get(row.id) ?? [];

      return {
        ...inquiry,
        endpoint: row.endpoint,
        announcedAt: row.announced_at,
        for: nameOf(agentId ?? theOffice),
        state: stateOf(history),
        events: history.map(({ inquiry_id: _, actor, ...event }) => ({
          ...event,
          by: actor === null ? null : nameOf(actor),
        })),
        deliveries: (of.deliveries.get(row.id) ?? []).map(({ inquiry_id: _, ...delivery }) => ({
          ...delivery,
          waits: !delivery.delivered_at && !delivery.dead_at,
        })),
      };
    }),
    claims: once,
    beyondReach,
  };
}

/** Yields the same data as JSON in pieces. */
export async function* personJson(db: Db, email: string): AsyncGenerator<string> {
  const { inquiries, ...rest } = await everythingAbout(db, email);
  yield `{"inquiries":[`;
  for (const [index, inquiry] of inquiries.entries())
    yield `${index > 0 ? ',\n' : '\n'}${JSON.stringify(inquiry, null, 2)}`;
  yield `],\n${JSON.stringify(rest, null, 2).slice(1)}\n`;
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

function groupings<T extends Record<string, readonly { inquiry_id: string }[]>>(lists: T) {
  const groups = Object.entries(lists).map(([name, list]) => [
    name,
    Map.groupBy(list, (one) => one.inquiry_id),
  ]);

  return Object.fromEntries(groups) as { [Name in keyof T]: Map<string, T[Name][number][]> };
}

import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, DeliveryTable, Standing, Store } from '../../store/database.ts';
import { normalAddress } from '../../store/email-address.ts';
import { eventsOf } from '../../store/events.ts';
import { type Inquiry, inquiryOf } from '../../store/inquiry.ts';
import { knownDigits } from '../../store/search-words.ts';
import { mayBeSeenBy, type Row, rowsOf } from '../list/find.ts';
import type { Person } from '../sign-in/people.ts';

type Db = Kysely<Database>;

/** An inquiry as it is opened: with whose it is, and what was told to whom. */
export interface Opened {
  inquiry: Inquiry;
  standing: Standing;
  deliveries: readonly Selectable<DeliveryTable>[];
}

/** Who looks at an inquiry, and when. */
export interface Situation extends Opened {
  person: Person;
  now: Date;
}

/** An act that somebody wants, with the fields of its form. */
export interface Doing extends Situation {
  store: Store;
  hasCrm: boolean;
  fields: Readonly<Record<string, string | undefined>>;
}

/** Opens an inquiry by its reference; undefined where there is none, and where it is somebody else's. */
export async function openInquiry(db: Db, reference: string, person: Person): Promise<Opened | undefined> {
  const row = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('reference', '=', reference)
    .where(mayBeSeenBy(person))
    .executeTakeFirst();
  if (!row) return undefined;
  const { state, agent_id, assignee, call_back_on } = row;
  const [events, deliveries] = await Promise.all([
    eventsOf(db, row.id),
    db.selectFrom('delivery').selectAll().where('inquiry_id', '=', row.id).orderBy('party').execute(),
  ]);

  return {
    inquiry: { ...inquiryOf(row), events },
    standing: { state, agent_id, assignee, call_back_on },
    deliveries,
  };
}

const leastDigits = 7;
const mostOthers = 30;

/** Returns what else a person wrote, told by e-mail address or phone number, newest first; some may be a colleague's. */
export function othersBy(
  db: Db,
  { id, email, phone }: Inquiry,
  person: Person,
): Promise<(Row & { isSeen: boolean })[]> {
  const digits = knownDigits(phone);
  const sameEmail = sql<boolean>`lower(email) = ${normalAddress(email)}`;
  const samePhone = sql<boolean>`(searched @@ ${`'${digits}':*`}::tsquery
    and right(regexp_replace(phone, '[^0-9]', '', 'g'), ${digits.length}) = ${digits})`;

  return rowsOf(db)
    .select(sql<boolean>`${mayBeSeenBy(person)}`.as('isSeen'))
    .where(digits.length < leastDigits ? sameEmail : sql<boolean>`(${sameEmail} or ${samePhone})`)
    .where('id', '<>', id)
    .where((where) => (person.isOffice ? where.val(true) : where('held', 'is', null)))
    .orderBy('received_at', 'desc')
    .limit(mostOthers)
    .execute();
}

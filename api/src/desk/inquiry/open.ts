import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, DeliveryTable, Store } from '../../store/database.ts';
import { normalAddress } from '../../store/email-address.ts';
import { type Inquiry, inquiryWhere } from '../../store/inquiry.ts';
import { knownDigits } from '../../store/search-words.ts';
import { mayBeSeenBy, type Row, rowsOf } from '../list/find.ts';
import type { Person } from '../sign-in/people.ts';

type Db = Kysely<Database>;

/** An inquiry as it is opened: with what was told to whom. */
export interface Opened {
  inquiry: Inquiry;
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
  const inquiry = await inquiryWhere(db, sql<boolean>`reference = ${reference} and ${mayBeSeenBy(person)}`);
  if (!inquiry) return undefined;
  const deliveries = db.selectFrom('delivery').selectAll().where('inquiry_id', '=', inquiry.id);

  return { inquiry, deliveries: await deliveries.orderBy('party').execute() };
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

import { type Kysely, type Selectable, sql } from 'kysely';
import { normalAddress } from '../../store/claims.ts';
import type { Database, DeliveryTable } from '../../store/database.ts';
import { type Inquiry, inquiryWhere } from '../../store/inquiry.ts';
import { matchesSearch, significantDigits } from '../../store/search-words.ts';
import { isVisibleTo, type Row, selectRows } from '../list/find.ts';
import type { Visit } from '../page/serve.ts';
import type { Person } from '../sign-in/staff.ts';

export interface Opened extends Visit {
  inquiry: Inquiry;
  deliveries: readonly Selectable<DeliveryTable>[];
}

/** Opens an inquiry by its reference; undefined where there is none, and where it is somebody else's. */
export async function openInquiry(visit: Visit, reference = visit.name): Promise<Opened | undefined> {
  const { store, session } = visit;
  const isIt = sql<boolean>`reference = ${reference} and ${isVisibleTo(session.person)}`;
  const inquiry = await inquiryWhere(store.db, isIt);
  if (!inquiry) return undefined;
  const deliveries = store.db.selectFrom('delivery').selectAll().where('inquiry_id', '=', inquiry.id);

  return { ...visit, inquiry, deliveries: await deliveries.orderBy('party').execute() };
}

const leastDigits = 7;
const mostOthers = 30;

/** Returns what else a person wrote, told by e-mail address or phone number, newest first; some may be a colleague's. */
export function othersBy(
  db: Kysely<Database>,
  { id, email, phone }: Inquiry,
  person: Person,
): Promise<Row[]> {
  const digits = significantDigits(phone);
  const sameEmail = sql<boolean>`lower(email) = ${normalAddress(email)}`;

  return selectRows(db)
    .select(sql<boolean>`${isVisibleTo(person)}`.as('isSeen'))
    .where(digits.length < leastDigits ? sameEmail : sql<boolean>`(${sameEmail} or ${matchesSearch(digits)})`)
    .where('id', '<>', id)
    .where((where) => (person.isOffice ? where.val(true) : where('held', 'is', null)))
    .orderBy('received_at', 'desc')
    .limit(mostOthers)
    .execute();
}

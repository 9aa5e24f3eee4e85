import { normalAddress } from '@dosmares/store/addresses';
import type { Database, DeliveryTable } from '@dosmares/store/database';
import { isUndelivered } from '@dosmares/store/deliveries';
import { type Inquiry, inquiryWhere } from '@dosmares/store/inquiry';
import { matchesSearch, significantDigits } from '@dosmares/store/search-words';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Row, selectRows } from '../list/find.ts';
import { isFromAgent, isVisibleTo } from '../list/lists.ts';
import type { DeskRequest } from '../page/serve.ts';
import type { Person } from '../sign-in/staff.ts';

export interface InquiryRequest extends DeskRequest {
  inquiry: Inquiry;
  deliveries: readonly (Selectable<DeliveryTable> & { isUndelivered: boolean })[];
}

/** Finds an inquiry by its reference; undefined when it does not exist or is not visible to this person. */
export async function openInquiry(request: DeskRequest, reference = request.name) {
  const { store, session } = request;
  const condition = sql<boolean>`reference = ${reference} and ${isVisibleTo(session.person)}`;
  const inquiry = await inquiryWhere(store.db, condition);
  if (!inquiry) return undefined;
  const all = store.db.selectFrom('delivery').selectAll().select(isUndelivered.as('isUndelivered'));
  const deliveries = all.where('inquiry_id', '=', inquiry.id);

  return { ...request, inquiry, deliveries: await deliveries.orderBy('recipient').execute() };
}

const minDigits = 7;
const maxOthers = 30;

/** Finds other inquiries with the same e-mail or phone, newest first; colleagues' too, unless an agent corrected it. */
export function othersBy(
  db: Kysely<Database>,
  { id, email, phone }: Inquiry,
  person: Person,
): Promise<Row[]> {
  const digits = significantDigits(phone);
  const sameEmail = sql<boolean>`lower(email) = ${normalAddress(email)}`;
  const samePhone = digits.length < minDigits ? sql<boolean>`false` : matchesSearch(digits);
  const own = isVisibleTo(person);
  const isByEmail = sql`${sameEmail} and (${own} or not ${isFromAgent(id, 'E-mail')})`;
  const isByPhone = sql`${samePhone} and (${own} or not ${isFromAgent(id, 'Phone')})`;

  return selectRows(db)
    .select(own.as('mayOpen'))
    .where('id', '<>', id)
    .where(sql<boolean>`((${isByEmail}) or (${isByPhone})) and (${own} or quarantined is null)`)
    .orderBy('received_at', 'desc')
    .limit(maxOthers)
    .execute();
}

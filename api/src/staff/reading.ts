import { type Selectable, sql } from 'kysely';
import { inquiryOf } from '../inquiries/inquiry.ts';
import { changesIn } from '../mails/corrections.ts';
import type { DeliveryTable, Store } from '../store/database.ts';
import { byReference, recipient, stamp } from './finding.ts';
import { columns } from './table.ts';
import { Mistake, only, type Words } from './words.ts';

/** `list`: the newest inquiries, one line each. */
export async function list({ db }: Store, words: Words): Promise<string> {
  const limit = readLimit(words.limit);

  const rows = await db
    .selectFrom('inquiry')
    .selectAll('inquiry')
    .select(
      sql<number>`(select count(*)::int from delivery where inquiry_id = inquiry.id and delivered_at is null and dead_at is null)`.as(
        'open',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from delivery where inquiry_id = inquiry.id and delivered_at is null and dead_at is not null and settled_at is null)`.as(
        'dead',
      ),
    )
    .where((where) => where.and(words.rest.map(hasWord)))
    .$if(words.held === true, (query) => query.where('held', 'is not', null))
    .$if(words.waiting === true, (query) =>
      query.where(
        sql<boolean>`exists (select from delivery where inquiry_id = inquiry.id and delivered_at is null and dead_at is null)`,
      ),
    )
    .$if(words.dead === true, (query) =>
      query.where(
        sql<boolean>`exists (select from delivery where inquiry_id = inquiry.id and delivered_at is null and dead_at is not null and settled_at is null)`,
      ),
    )
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
  if (rows.length === 0) return 'No inquiries.';

  return columns([
    ['REFERENCE', 'RECEIVED', 'FROM', 'FOR', 'STATE'],
    ...rows.map((row) => [
      row.reference,
      stamp(row.received_at),
      row.name,
      recipient(inquiryOf(row)),
      state(row),
    ]),
  ]);
}

const mostLines = 10_000;

function readLimit(text = '30'): number {
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > mostLines) throw new Mistake(`--limit takes a number from 1 to ${mostLines}.`);

  return limit;
}

/** Whether a word stands in what identifies an inquiry; of a number only the digits count. */
function hasWord(word: string) {
  const like = `%${word.slice(0, 254).replace(/[\\%_]/g, '\\$&')}%`;
  const digits = /^[\d\s().+-]{4,}$/.test(word) ? `%${word.replace(/\D/g, '')}%` : like;

  return sql<boolean>`(name ilike ${like} or email ilike ${like} or reference ilike ${like}
    or phone ilike ${like} or regexp_replace(phone, '[^0-9]', '', 'g') like ${digits})`;
}

/** `show REF`: one inquiry and what became of it. */
export async function show(store: Store, words: Words): Promise<string> {
  const inquiry = await byReference(store, only(words, 'reference'));
  const deliveries = await store.db
    .selectFrom('delivery')
    .selectAll()
    .where('inquiry_id', '=', inquiry.id)
    .orderBy('party')
    .execute();
  const told = deliveries.map((one) => [
    one.party,
    deliveryState(one),
    `${one.attempts} attempts`,
    [one.last_error, one.settled_reason && `settled: ${one.settled_reason}`].filter(Boolean).join('; '),
  ]);
  const { reference, receivedAt, name, email, phone, facts, flagged, held, page, message, corrections } =
    inquiry;

  return [
    columns([
      ['Reference', reference],
      ['Received', stamp(receivedAt)],
      ['From', `${name} <${email}>`],
      ['Phone', phone || 'none'],
      ['For', recipient(inquiry)],
      ['Page', page],
      ...Object.entries(facts).map(([fact, value]) => [fact, String(value)]),
      ...(flagged ? [['Flagged', flagged]] : []),
      ...(held ? [['Held', held]] : []),
    ]),
    message,
    ...corrections.map((one) => `Corrected ${stamp(new Date(one.at))}: ${changesIn(one).join('; ')}`),
    told.length > 0 ? columns(told) : 'Nobody has been told.',
  ].join('\n\n');
}

function state({
  held,
  flagged,
  open,
  dead,
}: {
  held: string | null;
  flagged: string | null;
  open: number;
  dead: number;
}) {
  if (held) return `held: ${held}`;
  const mails = dead > 0 ? `${dead} given up` : open > 0 ? `${open} waiting` : 'told';

  return flagged ? `${mails}, flagged` : mails;
}

function deliveryState({
  delivered_at,
  dead_at,
  settled_at,
}: Pick<Selectable<DeliveryTable>, 'delivered_at' | 'dead_at' | 'settled_at'>) {
  if (delivered_at) return `told ${stamp(delivered_at)}`;
  if (settled_at) return `settled ${stamp(settled_at)}`;

  return dead_at ? `given up ${stamp(dead_at)}` : 'waiting';
}

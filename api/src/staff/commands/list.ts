import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../store/database.ts';
import { isGivenUp, isWaiting } from '../../store/deliveries.ts';
import { inquiryOf } from '../../store/inquiry.ts';
import { type Arguments, UsageError } from '../arguments.ts';
import { columns } from '../table.ts';
import { recipient, stamp } from './find.ts';

/** `list`: the newest inquiries, one line each. */
export async function list({ db }: Store, given: Arguments): Promise<string> {
  const limit = readLimit(given.limit);

  const rows = await db
    .selectFrom('inquiry')
    .selectAll('inquiry')
    .select([count(isWaiting).as('open'), count(isGivenUp).as('dead')])
    .where((where) => where.and(given.rest.map(hasWord)))
    .$if(given.held === true, (query) => query.where('held', 'is not', null))
    .$if(given.waiting === true, (query) => query.where(count(isWaiting), '>', 0))
    .$if(given.dead === true, (query) => query.where(count(isGivenUp), '>', 0))
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

const count = (state: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::int from delivery where inquiry_id = inquiry.id and ${state})`;

const mostLines = 10_000;

/** Reads the requested number of lines. */
export function readLimit(text = '30'): number {
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > mostLines) throw new UsageError(`--limit takes a number from 1 to ${mostLines}.`);

  return limit;
}

/**
 * Returns the SQL condition that a word occurs in the identifying values of an inquiry; in phone numbers only digits
 * count.
 */
function hasWord(word: string) {
  const like = `%${word.slice(0, 254).replace(/[\\%_]/g, '\\$&')}%`;
  const digits = /^[\d\s().+-]{4,}$/.test(word) ? `%${word.replace(/\D/g, '')}%` : like;

  return sql<boolean>`(name ilike ${like} or email ilike ${like} or reference ilike ${like}
    or phone ilike ${like} or regexp_replace(phone, '[^0-9]', '', 'g') like ${digits})`;
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
  const mails = dead > 0 ? `${dead} given up` : open > 0 ? `${open} waiting` : 'delivered';

  return flagged ? `${mails}, flagged` : mails;
}

import { type Kysely, type Selectable, sql } from 'kysely';
import { lateFrom } from '../../mail/promise.ts';
import type { Database, InquiryTable } from '../../store/database.ts';
import { theOffice } from '../../store/events.ts';
import { isHeld, isOpen } from '../../store/waiting.ts';
import type { DeskFilter } from './desk-filter.ts';

/** One inquiry in a list, with the values needed to judge its urgency. */
export type DeskRow = Pick<
  Selectable<InquiryTable>,
  'id' | 'reference' | 'received_at' | 'name' | 'email' | 'agent_id' | 'held' | 'state' | 'facts'
> & { beginning: string; events: number };

/** A page of found inquiries, and the number of all found. */
export interface Found {
  rows: readonly DeskRow[];
  count: number;
  page: number;
  pages: number;
}

/** Inquiries on one page. */
export const perPage = 50;

type Db = Kysely<Database>;

/** Finds inquiries by a filter: open ones oldest first, all others newest first. */
export async function findInquiries(db: Db, filter: DeskFilter, now: Date): Promise<Found> {
  const found = matching(db, filter, now);
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / perPage));
  const page = Math.min(filter.page, pages);
  const order = filter.state === 'open' ? 'asc' : 'desc';
  // The displayed columns are read for this page only, not for all rows that are sorted and skipped.
  const ids = found
    .select('id')
    .orderBy('received_at', order)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage);
  const rows = await rowsOf(db.selectFrom('inquiry').where('id', 'in', ids))
    .orderBy('received_at', order)
    .orderBy('id')
    .execute();

  return { rows, count, page, pages };
}

/** Returns the ids of all inquiries that match a filter, oldest first. */
export async function findIds(db: Db, filter: DeskFilter, now: Date): Promise<string[]> {
  const rows = await matching(db, filter, now).select('id').orderBy('received_at').execute();

  return rows.map(({ id }) => id);
}

/** Returns the newest held inquiries. */
export const findHeld = (db: Db, most: number): Promise<DeskRow[]> =>
  rowsOf(db.selectFrom('inquiry').where(isHeld)).orderBy('received_at', 'desc').limit(most).execute();

/** Returns other inquiries of the same person, newest first. */
export const findOthersBy = (db: Db, { id, email }: { id: string; email: string }): Promise<DeskRow[]> =>
  rowsOf(
    db.selectFrom('inquiry').where(sql<boolean>`lower(email) = ${email.toLowerCase()}`).where('id', '<>', id),
  )
    .orderBy('received_at', 'desc')
    .limit(perPage)
    .execute();

/** Counts the open inquiries, the late ones among them, and the held ones. */
export async function countWaiting(db: Db, now: Date) {
  const { rows } = await sql<{ open: number; late: number; held: number }>`select
    (select count(*)::int from inquiry where ${isOpen}) as open,
    (select count(*)::int from inquiry where ${isOpen} and received_at < ${lateFrom(now)}) as late,
    (select count(*)::int from inquiry where ${isHeld}) as held`.execute(db);

  return rows[0] ?? { open: 0, late: 0, held: 0 };
}

const rowsOf = (query: ReturnType<typeof matching>) =>
  query
    .select(['id', 'reference', 'received_at', 'name', 'email', 'agent_id', 'held', 'state', 'facts'])
    .select([
      sql<string>`left(message, 400)`.as('beginning'),
      sql<number>`(select count(*)::int from inquiry_event where inquiry_id = inquiry.id)`.as('events'),
    ]);

const dayMs = 86_400_000;

function matching(db: Db, { agent, state, age, words }: DeskFilter, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const terms = termsOf(words);

  return db
    .selectFrom('inquiry')
    .$if(state === 'open', (query) => query.where(isOpen))
    .$if(state === 'held', (query) => query.where(isHeld))
    .$if(state === 'new', (query) => query.where('held', 'is', null))
    .$if(!['open', 'held', 'all'].includes(state), (query) =>
      query.where('state', '=', state as DeskRow['state']),
    )
    .$if(agent === theOffice, (query) => query.where('agent_id', 'is', null))
    .$if(agent !== undefined && agent !== theOffice, (query) => query.where('agent_id', '=', agent as number))
    .$if(age === 'late', (query) => query.where(isOpen).where('received_at', '<', lateFrom(now)))
    .$if(age === 'day', (query) => query.where('received_at', '>=', ago(1)))
    .$if(age === 'week', (query) => query.where('received_at', '>=', ago(7)))
    .$if(age === 'month', (query) => query.where('received_at', '>=', ago(30)))
    .$if(age === 'older', (query) => query.where('received_at', '<', ago(30)))
    .$if(words !== '', (query) => query.where(sql<boolean>`words @@ lower(${terms})::tsquery`));
}

const mostTerms = 8;

/** Turns words into prefix terms of a tsquery, without operators from the input. */
function termsOf(words: string): string {
  const terms = words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[\s!-/:-@[-`{-~]+/)
    .filter(Boolean)
    .slice(0, mostTerms);

  return terms.map((term) => `'${term}':*`).join(' & ');
}

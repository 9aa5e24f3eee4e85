import { momentOf } from '@dosmares/content/office-time';
import { type Kysely, type Selectable, sql } from 'kysely';
import { localStamp } from '../../mail/local-time.ts';
import { lateFrom } from '../../mail/promise.ts';
import type { Database, InquiryTable } from '../../store/database.ts';
import { isGivenUp } from '../../store/deliveries.ts';
import { theOffice } from '../../store/events.ts';
import { isHeld, isOpen } from '../../store/inquiry.ts';
import { hasWords } from '../../store/search-words.ts';
import type { Person } from '../sign-in/people.ts';
import type { Filter } from './filter.ts';

type Db = Kysely<Database>;

/** One inquiry in a list, with what is needed to judge its urgency. */
export type Row = Omit<Selectable<InquiryTable>, 'message' | 'searched' | 'words'> & { beginning: string };

/** A page of found inquiries, and the number of all found. */
export interface Found {
  rows: readonly Row[];
  count: number;
  page: number;
  pages: number;
}

/** Inquiries on one page. */
export const perPage = 50;

/** Finds what a person may see of a list: what waits with the most urgent first, all else with the newest first. */
export async function findInquiries(db: Db, filter: Filter, person: Person): Promise<Found> {
  const now = new Date();
  const found = matching(db, filter, { person, now });
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / perPage));
  const page = Math.min(filter.page, pages);
  const isUrgent = filter.list === 'waiting' || filter.list === 'due';
  // Whom somebody calls back on a later day waits for that day.
  const order = isUrgent
    ? sql`coalesce(call_back_on > ${dayOf(now)}, false), received_at`
    : sql`received_at desc`;
  const ids = found
    .select('id')
    .orderBy(order)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage);
  // The displayed columns are read for this page only, not for all rows that are sorted and skipped.
  const rows = await rowsOf(db).where('id', 'in', ids).orderBy(order).orderBy('id').execute();

  return { rows, count, page, pages };
}

/** Returns the ids of all inquiries of a list, oldest first. */
export async function findIds(db: Db, filter: Filter, person: Person): Promise<string[]> {
  const rows = await matching(db, filter, { person, now: new Date() })
    .select('id')
    .orderBy('received_at')
    .execute();

  return rows.map(({ id }) => id);
}

/** Counts what a person has to look at. */
export async function countWaiting(db: Db, person: Person) {
  const now = new Date();
  const count = (condition: typeof isOpen) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const counts = await db
    .selectFrom('inquiry')
    .select([
      count(isOpen).as('waiting'),
      count(isDue(now)).as('due'),
      count(isLate(now)).as('late'),
      count(isHeld).as('held'),
      count(isUndelivered).as('undelivered'),
    ])
    .where(mayBeSeenBy(person))
    .where((where) => where.or([isOpen, isHeld, sql<boolean>`call_back_on is not null`, isUndelivered]))
    .executeTakeFirstOrThrow();

  return person.isOffice ? counts : { ...counts, held: 0, undelivered: 0 };
}

/** Returns the numbers of agents who have or had inquiries: former ones may be on no roster any more. */
export async function agentsWithInquiries(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('inquiry').select('agent_id').distinct().execute();

  return rows.flatMap(({ agent_id }) => agent_id ?? []);
}

/** Held inquiries with the same message, told by its beginning. */
export interface Alike {
  key: string;
  beginning: string;
  count: number;
}

const leastAlike = 3;
/** SQL: what held inquiries with the same message share. */
export const alikeKey = sql<string>`md5(lower(left(message, 200)))`;

/** Groups held inquiries by their message, the largest groups first. */
export const findAlike = (db: Db): Promise<Alike[]> =>
  db
    .selectFrom('inquiry')
    .select([
      alikeKey.as('key'),
      sql<string>`min(left(message, 120))`.as('beginning'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where(isHeld)
    .groupBy(alikeKey)
    .having(sql<boolean>`count(*) >= ${leastAlike}`)
    .orderBy('count', 'desc')
    .limit(5)
    .execute();

/** SQL condition: an agent sees what is theirs now, the office everything. */
export const mayBeSeenBy = ({ id, isOffice }: Person) =>
  isOffice ? sql<boolean>`true` : sql<boolean>`(agent_id = ${id} or assignee = ${id}) and held is null`;

/** Selects what a list shows. */
export const rowsOf = (db: Db) =>
  db.selectFrom('inquiry').selectAll().select(sql<string>`left(message, 400)`.as('beginning'));

const isUndelivered = sql<boolean>`exists (select from delivery where inquiry_id = inquiry.id and ${isGivenUp})`;

const dayOf = (moment: Date) => localStamp(moment).slice(0, 10);

const isLate = (now: Date) => sql<boolean>`(${isOpen} and received_at < ${lateFrom(now)})`;

/** SQL condition: has to be answered by the end of the office's day, or called back on it. */
function isDue(now: Date) {
  const tomorrow = momentOf(dayOf(new Date(now.getTime() + 86_400_000))) ?? now;

  return sql<boolean>`((${isOpen} and call_back_on is null and received_at < ${lateFrom(tomorrow)})
    or (call_back_on <= ${dayOf(now)} and state <> 'closed'))`;
}

const conditionOf = (list: Filter['list'], now: Date) =>
  ({
    waiting: isOpen,
    due: isDue(now),
    answered: sql<boolean>`state = 'answered'`,
    closed: sql<boolean>`state = 'closed'`,
    held: isHeld,
    undelivered: isUndelivered,
    all: sql<boolean>`true`,
  })[list];

const isOf = (who: number) =>
  who === theOffice ? sql<boolean>`agent_id is null` : sql<boolean>`${who} in (agent_id, assignee)`;

const matching = (db: Db, { list, words, who }: Filter, { person, now }: { person: Person; now: Date }) =>
  db
    .selectFrom('inquiry')
    .where(mayBeSeenBy(person))
    .where(conditionOf(list, now))
    .where(who === undefined ? sql<boolean>`true` : isOf(who))
    .where(hasWords(words));

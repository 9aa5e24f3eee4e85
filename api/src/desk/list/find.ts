import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, InquiryTable } from '../../store/database.ts';
import { isHeld, isOpen } from '../../store/inquiry.ts';
import type { Person } from '../sign-in/staff.ts';
import { dayOf, type Filter, isLate, type List, lists, matching, mayBeSeenBy } from './filter.ts';

type Db = Kysely<Database>;

/** One inquiry in a list, with what is needed to judge its urgency. */
export interface Row extends Omit<Selectable<InquiryTable>, 'message' | 'searched' | 'words'> {
  beginning: string;
  /** Whether it may be opened: whoever looks at a person's inquiries learns of a colleague's that it is there. */
  isSeen?: boolean;
}

/** Selects what a list shows. */
export const rowsOf = (db: Db) =>
  db.selectFrom('inquiry').selectAll().select(sql<string>`left(message, 400)`.as('beginning'));

const counting = (condition: RawBuilder<boolean> = sql`true`) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

const perPage = 50;

/** Finds what a person may see of a list: a page of it, and the number of all. A page that there is not is the last. */
export async function findInquiries(db: Db, filter: Filter, person: Person) {
  const all = matching(db, filter, person);
  const { count } = await all.select(counting().as('count')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / perPage));
  const page = Math.min(filter.page, pages);
  // Whom somebody calls back on a later day waits for that day.
  const { isUrgent }: List = lists[filter.list];
  const order = isUrgent
    ? sql`coalesce(call_back_on > ${dayOf(new Date())}, false), received_at, id`
    : sql`received_at desc, id`;
  const ids = all
    .select('id')
    .orderBy(order)
    .limit(perPage)
    .offset((page - 1) * perPage);
  // The displayed columns are read for this page only, not for all rows that are sorted and skipped.
  const rows: Row[] = await rowsOf(db).where('id', 'in', ids).orderBy(order).execute();

  return { rows, count, page, pages };
}

/** Counts what a person has to look at. */
export const countWaiting = (db: Db, person: Person) =>
  db
    .selectFrom('inquiry')
    .select([
      counting(isOpen).as('waiting'),
      counting(lists.due.holds()).as('due'),
      counting(isLate()).as('late'),
      counting(isHeld).as('held'),
      counting(lists.undelivered.holds()).as('undelivered'),
    ])
    .where(mayBeSeenBy(person))
    .where((where) =>
      where.or([isOpen, isHeld, sql<boolean>`call_back_on is not null`, lists.undelivered.holds()]),
    )
    .executeTakeFirstOrThrow();

/** Returns the numbers of agents who have or had inquiries: former ones may be on no roster any more. */
export async function agentsWithInquiries(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('inquiry').select('agent_id').distinct().execute();

  return rows.flatMap(({ agent_id }) => agent_id ?? []);
}

const leastAlike = 3;
/** SQL: what held inquiries with the same message share. */
const alikeKey = sql<string>`md5(lower(left(message, 200)))`;

/** Groups held inquiries by their message, the largest groups first. */
export const findAlike = (db: Db) =>
  db
    .selectFrom('inquiry')
    .select(counting().as('count'))
    .select([alikeKey.as('key'), sql<string>`min(left(message, 120))`.as('beginning')])
    .where(isHeld)
    .groupBy(alikeKey)
    .having(sql<boolean>`count(*) >= ${leastAlike}`)
    .orderBy('count', 'desc')
    .limit(5)
    .execute();

/** Returns the references of a group. */
export async function alikeTo(db: Db, key: string, most: number): Promise<string[]> {
  const isAlike = sql<boolean>`${isHeld} and ${alikeKey} = ${key}`;
  const rows = await db.selectFrom('inquiry').select('reference').where(isAlike).limit(most).execute();

  return rows.map(({ reference }) => reference);
}

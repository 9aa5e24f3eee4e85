import { momentOf } from '@dosmares/content/office-time';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { localStamp } from '../../mail/local-time.ts';
import { lateFrom } from '../../mail/promise.ts';
import type { Database, InquiryState, InquiryTable } from '../../store/database.ts';
import { isGivenUp } from '../../store/deliveries.ts';
import { theOffice } from '../../store/events.ts';
import { isHeld, isOpen } from '../../store/inquiry.ts';
import { hasWords } from '../../store/search-words.ts';
import type { Person } from '../sign-in/people.ts';

type Db = Kysely<Database>;
type Condition = RawBuilder<boolean>;

/** A list of the desk: its tab, and which inquiries it shows. */
interface List {
  label: string;
  isOffices?: boolean;
  /** Whether the most urgent stands first, instead of the newest. */
  isUrgent?: boolean;
  holds: (now: Date) => Condition;
}

const isIn = (state: InquiryState) => () => sql<boolean>`state = ${state}`;
const isUndelivered = () =>
  sql<boolean>`exists (select from delivery where inquiry_id = inquiry.id and ${isGivenUp})`;

/** The lists of the desk. */
// biome-ignore format: a table reads in columns
export const lists = {
  waiting:     { label: 'Waiting',     isUrgent: true,  holds: () => isOpen },
  due:         { label: 'Due today',   isUrgent: true,  holds: isDue },
  answered:    { label: 'Answered',                     holds: isIn('answered') },
  closed:      { label: 'Closed',                       holds: isIn('closed') },
  held:        { label: 'Quarantine',  isOffices: true, holds: () => isHeld },
  undelivered: { label: 'Undelivered', isOffices: true, holds: isUndelivered },
  all:         { label: 'All',                          holds: () => sql<boolean>`true` },
} as const satisfies Record<string, List>;

export type ListName = keyof typeof lists;

/** Returns the lists that a person sees, by name. */
export const listsFor = ({ isOffice }: Person) =>
  (Object.entries(lists) as [ListName, List][]).filter(([, { isOffices }]) => isOffice || !isOffices);

/** What a list shows. */
export interface Filter {
  list: ListName;
  /** Words to find. */
  words: string;
  /** A number of the staff, the office's for what no agent has; undefined for everybody. */
  who: number | undefined;
  page: number;
}

const longestWords = 200;
const mostPages = 1_000;
const listOf = (words: string): ListName => (words === '' ? 'waiting' : 'all');

/** Reads a query as the forms send it; invalid values are treated as absent. A search looks into every list. */
export function filterFrom(query: Readonly<Record<string, unknown>>, person: Person): Filter {
  const text = (name: string) => String(query[name] ?? '').slice(0, longestWords);
  const whole = (name: string) => (/^\d{1,6}$/.test(text(name)) ? Number(text(name)) : undefined);
  const words = text('q')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  const [list] = listsFor(person).find(([name]) => name === text('list')) ?? [listOf(words)];

  return {
    list,
    words,
    who: person.isOffice ? whole('who') : undefined,
    page: Math.min(Math.max(whole('page') ?? 1, 1), mostPages),
  };
}

/** Returns the query for a filter. */
export function queryOf({ list, words, who, page }: Filter): string {
  const values = {
    list: list === listOf(words) ? '' : list,
    q: words,
    who: String(who ?? ''),
    page: page > 1 ? String(page) : '',
  };
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();

  return query && `?${query}`;
}

/** One inquiry in a list, with what is needed to judge its urgency. */
export type Row = Omit<Selectable<InquiryTable>, 'message' | 'searched' | 'words'> & { beginning: string };

/** Selects what a list shows. */
export const rowsOf = (db: Db) =>
  db.selectFrom('inquiry').selectAll().select(sql<string>`left(message, 400)`.as('beginning'));

const perPage = 50;

/** Finds what a person may see of a list: a page of it, and the number of all. A page that there is not is the last. */
export async function findInquiries(db: Db, filter: Filter, person: Person) {
  const { count } = await matching(db, filter, person)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / perPage));
  const page = Math.min(filter.page, pages);
  const list: List = lists[filter.list];
  // Whom somebody calls back on a later day waits for that day.
  const order = list.isUrgent
    ? sql`coalesce(call_back_on > ${dayOf(new Date())}, false), received_at`
    : sql`received_at desc`;
  const ids = matching(db, filter, person)
    .select('id')
    .orderBy(order)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage);
  // The displayed columns are read for this page only, not for all rows that are sorted and skipped.
  const rows: Row[] = await rowsOf(db).where('id', 'in', ids).orderBy(order).orderBy('id').execute();

  return { rows, count, page, pages };
}

/** Selects the inquiries of a list that a person may see. */
export const matching = (db: Db, { list, words, who }: Filter, person: Person) =>
  db
    .selectFrom('inquiry')
    .where(mayBeSeenBy(person))
    .where(lists[list].holds(new Date()))
    .where((where) =>
      who === undefined
        ? where.val(true)
        : who === theOffice
          ? where('agent_id', 'is', null)
          : sql<boolean>`${who} in (agent_id, assignee)`,
    )
    .where(hasWords(words));

/** SQL condition: an agent sees what is theirs now, the office everything. */
export const mayBeSeenBy = ({ id, isOffice }: Person) =>
  isOffice ? sql<boolean>`true` : sql<boolean>`(agent_id = ${id} or assignee = ${id}) and held is null`;

/** Counts what a person has to look at. */
export function countWaiting(db: Db, person: Person) {
  const now = new Date();
  const count = (condition: Condition) => sql<number>`(count(*) filter (where ${condition}))::int`;

  return db
    .selectFrom('inquiry')
    .select([
      count(isOpen).as('waiting'),
      count(isDue(now)).as('due'),
      count(isLate(now)).as('late'),
      count(isHeld).as('held'),
      count(isUndelivered()).as('undelivered'),
    ])
    .where(mayBeSeenBy(person))
    .where((where) => where.or([isOpen, isHeld, sql<boolean>`call_back_on is not null`, isUndelivered()]))
    .executeTakeFirstOrThrow();
}

/** Returns the numbers of agents who have or had inquiries: former ones may be on no roster any more. */
export async function agentsWithInquiries(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('inquiry').select('agent_id').distinct().execute();

  return rows.flatMap(({ agent_id }) => agent_id ?? []);
}

/** Returns the median response time of the last seven days: until somebody first noted an answer. */
export async function medianOfWeek(db: Db): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by seconds)::float8 as median from (
      select extract(epoch from min(event.at) - inquiry.received_at) as seconds
      from inquiry_event as event join inquiry on inquiry.id = event.inquiry_id
      where event.kind = 'answered' and inquiry.received_at > now() - interval '7 days' group by inquiry.id
    ) as answer`.execute(db);

  return rows[0]?.median ?? null;
}

const leastAlike = 3;
/** SQL: what held inquiries with the same message share. */
export const alikeKey = sql<string>`md5(lower(left(message, 200)))`;

/** Groups held inquiries by their message, the largest groups first. */
export const findAlike = (db: Db) =>
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

const dayOf = (moment: Date) => localStamp(moment).slice(0, 10);

const isLate = (now: Date) => sql<boolean>`(${isOpen} and received_at < ${lateFrom(now)})`;

/** SQL condition: has to be answered by the end of the office's day, or called back on it. */
function isDue(now: Date) {
  const tomorrow = momentOf(dayOf(new Date(now.getTime() + 86_400_000))) ?? now;

  return sql<boolean>`((${isOpen} and call_back_on is null and received_at < ${lateFrom(tomorrow)})
    or (call_back_on <= ${dayOf(now)} and state <> 'closed'))`;
}

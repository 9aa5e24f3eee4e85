import { momentOf } from '@dosmares/content/office-time';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { dayOf, lateFrom } from '../../mail/promise.ts';
import type { Database, InquiryState, InquiryTable } from '../../store/database.ts';
import { isGivenUp } from '../../store/deliveries.ts';
import { isHeld, isOpen, officeId } from '../../store/inquiry.ts';
import { matchesSearch } from '../../store/search-words.ts';
import type { Person } from '../sign-in/staff.ts';

type Db = Kysely<Database>;

interface List {
  label: string;
  isOfficeOnly?: boolean;
  /** Whether the most urgent stands first, instead of the newest. */
  isUrgent?: boolean;
  holds: () => RawBuilder<boolean>;
}

const isIn = (state: InquiryState) => () => sql<boolean>`state = ${state}`;

// biome-ignore format: a table reads in columns
export const lists = {
  waiting:     { label: 'Waiting',     isUrgent: true,  holds: () => isOpen },
  due:         { label: 'Due today',   isUrgent: true,  holds: isDue },
  answered:    { label: 'Answered',                     holds: isIn('answered') },
  closed:      { label: 'Closed',                       holds: isIn('closed') },
  held:        { label: 'Quarantine',  isOfficeOnly: true, holds: () => isHeld },
  undelivered: { label: 'Undelivered', isOfficeOnly: true, holds: isUndelivered },
  all:         { label: 'All',                          holds: () => sql<boolean>`true` },
} as const satisfies Record<string, List>;

type ListName = keyof typeof lists;

type Viewer = Pick<Person, 'id' | 'isOffice'>;

export const listsFor = ({ isOffice }: Viewer) =>
  (Object.entries(lists) as [ListName, List][]).filter(([, { isOfficeOnly }]) => isOffice || !isOfficeOnly);

/** SQL condition: an agent sees what is theirs now, the office everything. */
export const isVisibleTo = ({ id, isOffice }: Viewer) =>
  isOffice ? sql<boolean>`true` : sql<boolean>`(agent_id = ${id} or assignee = ${id}) and held is null`;

/** SQL condition: has to be answered by the end of the office's day, or called back on it. */
function isDue() {
  const now = new Date();
  const tomorrow = momentOf(dayOf(new Date(now.getTime() + 86_400_000))) ?? now;

  return sql<boolean>`((${isOpen} and call_back_on is null and received_at < ${lateFrom(tomorrow)})
    or (call_back_on <= ${dayOf(now)} and state <> 'closed'))`;
}

function isUndelivered() {
  return sql<boolean>`exists (select from delivery where inquiry_id = inquiry.id and ${isGivenUp})`;
}

export interface Filter {
  list: ListName;
  q: string;
  /** A number of the staff, the office's for what no agent has; undefined for everybody. */
  who: number | undefined;
  page: number;
}

const longestWords = 200;

/** Reads a query as the forms send it; invalid values are treated as absent. A search looks into every list. */
export function filterFrom(query: Readonly<Record<string, unknown>>, person: Viewer): Filter {
  const text = (name: string) => String(query[name] ?? '').slice(0, longestWords);
  const whole = (name: string) => (/^\d{1,6}$/.test(text(name)) ? Number(text(name)) : undefined);
  const q = text('q')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  const [list] = listsFor(person).find(([name]) => name === text('list')) ?? [q === '' ? 'waiting' : 'all'];

  return { list, q, who: person.isOffice ? whole('who') : undefined, page: whole('page') || 1 };
}

export const matching = (db: Db, { list, q, who }: Filter, person: Viewer) =>
  db
    .selectFrom('inquiry')
    .where(isVisibleTo(person))
    .where(lists[list].holds())
    .where(matchesSearch(q))
    .where(isOf(who));

function isOf(who: number | undefined) {
  if (who === undefined) return sql<boolean>`true`;

  return who === officeId ? sql<boolean>`agent_id is null` : sql<boolean>`${who} in (agent_id, assignee)`;
}

export interface Row extends Omit<Selectable<InquiryTable>, 'message' | 'searched' | 'words'> {
  beginning: string;
  /** Whether it may be opened: whoever looks at a person's inquiries learns of a colleague's that it is there. */
  isSeen?: boolean;
}

export const selectRows = (db: Db) =>
  db.selectFrom('inquiry').selectAll().select(sql<string>`left(message, 400)`.as('beginning'));

const counting = (condition: RawBuilder<boolean> = sql`true`) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

const perPage = 50;

/** Finds what a person may see of a list: a page of it, and the number of all. A page that there is not is the last. */
export async function findInquiries(db: Db, filter: Filter, person: Viewer) {
  const all = matching(db, filter, person);
  const { count } = await all.select(counting().as('count')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / perPage));
  const page = Math.min(filter.page, pages);
  // Whom somebody calls back on a later day waits for that day.
  const { isUrgent }: List = lists[filter.list];
  const order = isUrgent
    ? sql`coalesce(call_back_on > ${dayOf(new Date())}, false), received_at, id`
    : sql`received_at desc, id`;
  const onPage = all.select('id').orderBy(order).limit(perPage);
  const ids = onPage.offset((page - 1) * perPage);
  // The displayed columns are read for this page only, not for all rows that are sorted and skipped.
  const rows: Row[] = await selectRows(db).where('id', 'in', ids).orderBy(order).execute();

  return { rows, count, page, pages };
}

/** Finds the beginning of a list for a mail to the office. */
export const listForOffice = (db: Db, list: ListName) =>
  findInquiries(db, { list, q: '', who: undefined, page: 1 }, { id: officeId, isOffice: true });

export async function countWaiting(db: Db, person: Person) {
  const [due, undelivered] = [isDue(), isUndelivered()];
  const counts = {
    waiting: isOpen,
    due,
    late: sql<boolean>`(${isOpen} and received_at < ${lateFrom(new Date())})`,
    held: isHeld,
    undelivered,
  };
  const isCounted = sql<boolean>`(${isOpen} or ${isHeld} or call_back_on is not null or ${undelivered})`;

  return db
    .selectFrom('inquiry')
    .select(Object.entries(counts).map(([name, is]) => counting(is).as(name as keyof typeof counts)))
    .where(isVisibleTo(person))
    .where(isCounted)
    .executeTakeFirstOrThrow();
}

/** Returns the numbers of agents who have or had inquiries: former ones may be on no roster any more. */
export async function agentsWithInquiries(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('inquiry').select('agent_id').distinct().execute();

  return rows.flatMap(({ agent_id }) => agent_id ?? []);
}

const alikeKey = sql<string>`md5(lower(left(message, 200)))`;

export async function findSimilar(db: Db) {
  const { rows } = await sql<{ count: number; key: string; beginning: string }>`
    select count(*)::int as count, ${alikeKey} as key, min(left(message, 120)) as beginning
    from inquiry where ${isHeld}
    group by 2 having count(*) >= 3 order by 1 desc limit 5`.execute(db);

  return rows;
}

export async function similarTo(db: Db, key: string, most: number): Promise<string[]> {
  const isAlike = sql<boolean>`${isHeld} and ${alikeKey} = ${key}`;
  const rows = await db.selectFrom('inquiry').select('reference').where(isAlike).limit(most).execute();

  return rows.map(({ reference }) => reference);
}

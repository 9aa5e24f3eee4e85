import { dayOf, momentOf } from '@dosmares/content/office-time';
import { lateThreshold } from '@dosmares/content/opening-hours';
import { cleanLine } from '@dosmares/contracts/entries';
import type { Database, InquiryState, InquiryTable } from '@dosmares/store/database';
import { isUndelivered } from '@dosmares/store/deliveries';
import { isOpen, isQuarantined, officeId } from '@dosmares/store/inquiry';
import { matchesSearch } from '@dosmares/store/search-words';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Person } from '../sign-in/staff.ts';

type Db = Kysely<Database>;

interface List {
  label: string;
  isOfficeOnly?: boolean;
  /** Whether the most urgent come first, instead of the newest. */
  isUrgent?: boolean;
  condition: () => RawBuilder<boolean>;
}

const hasState = (state: InquiryState) => () => sql<boolean>`state = ${state}`;

// biome-ignore format: a table reads in columns
export const lists = {
  waiting:     { label: 'Waiting',     isUrgent: true,  condition: () => isOpen },
  due:         { label: 'Due today',   isUrgent: true,  condition: isDue },
  answered:    { label: 'Answered',                     condition: hasState('answered') },
  closed:      { label: 'Closed',                       condition: hasState('closed') },
  quarantined:        { label: 'Quarantine',  isOfficeOnly: true, condition: () => isQuarantined },
  undelivered: { label: 'Undelivered', isOfficeOnly: true, condition: hasUndelivered },
  all:         { label: 'All',                          condition: () => sql<boolean>`true` },
} as const satisfies Record<string, List>;

type ListName = keyof typeof lists;

type Viewer = Pick<Person, 'id' | 'isOffice'>;

export const listsFor = ({ isOffice }: Viewer) =>
  (Object.entries(lists) as [ListName, List][]).filter(([, { isOfficeOnly }]) => isOffice || !isOfficeOnly);

/** SQL condition: agents see what is theirs now, the office everything. */
export const isVisibleTo = ({ id, isOffice }: Viewer) =>
  isOffice
    ? sql<boolean>`true`
    : sql<boolean>`(agent_id = ${id} or assignee = ${id}) and quarantined is null`;

/** SQL condition: its e-mail or phone is an agent's correction, so that it says nothing of colleagues' inquiries. */
export const isFromAgent = (inquiryId: string | RawBuilder<string>, what: 'E-mail' | 'Phone') =>
  sql<boolean>`exists (select from inquiry_event where inquiry_id = ${inquiryId} and kind = 'corrected'
    and detail->'by' is null and detail->>'what' like ${`%${what}%`})`;

/** SQL condition: has to be answered or called back by the end of today, in the office's time. */
function isDue() {
  const now = new Date();
  const tomorrow = momentOf(dayOf(new Date(now.getTime() + 86_400_000))) ?? now;

  return sql<boolean>`((${isOpen} and call_back_on is null and received_at < ${lateThreshold(tomorrow)})
    or (call_back_on <= ${dayOf(now)} and state <> 'closed'))`;
}

function hasUndelivered() {
  return sql<boolean>`inquiry.id in (select inquiry_id from delivery where ${isUndelivered})`;
}

export interface Filter {
  list: ListName;
  q: string;
  /** Number of a staff member, or of the office for inquiries to no agent; undefined for all. */
  who: number | undefined;
  page: number;
}

const maxQueryLength = 200;

/** Reads the forms' query; ignores invalid values. A search without a list searches all. */
export function filterFrom(query: Readonly<Record<string, unknown>>, person: Viewer): Filter {
  const text = (name: string) => String(query[name] ?? '').slice(0, maxQueryLength);
  const integer = (name: string) => (/^\d{1,6}$/.test(text(name)) ? Number(text(name)) : undefined);
  const q = cleanLine(text('q'));
  const [list] = listsFor(person).find(([name]) => name === text('list')) ?? [q === '' ? 'waiting' : 'all'];

  return { list, q, who: person.isOffice ? integer('who') : undefined, page: integer('page') || 1 };
}

export const matching = (db: Db, { list, q, who }: Filter, person: Viewer) =>
  db
    .selectFrom('inquiry')
    .where(isVisibleTo(person))
    .where(lists[list].condition())
    .where(matchesSearch(q))
    .where(belongsTo(who));

function belongsTo(who: number | undefined) {
  if (who === undefined) return sql<boolean>`true`;

  return who === officeId ? sql<boolean>`agent_id is null` : sql<boolean>`${who} in (agent_id, assignee)`;
}

export interface Row extends Omit<Selectable<InquiryTable>, 'message' | 'searched' | 'words'> {
  beginning: string;
  /** Whether the viewer may open it; of a colleague's inquiry only its existence is shown. */
  mayOpen?: boolean;
}

export const selectRows = (db: Db) =>
  db.selectFrom('inquiry').selectAll().select(sql<string>`left(message, 400)`.as('beginning'));

const countWhere = (condition: RawBuilder<boolean> = sql`true`) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

const perPage = 50;

/** Finds one page of what a person may see of a list, and the total; a page beyond the end is the last one. */
export async function findInquiries(db: Db, filter: Filter, person: Viewer) {
  const all = matching(db, filter, person);
  const { count } = await all.select(countWhere().as('count')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / perPage));
  const page = Math.min(filter.page, pages);
  // Inquiries with a call on a later day come last.
  const { isUrgent }: List = lists[filter.list];
  const order = isUrgent
    ? sql`coalesce(call_back_on > ${dayOf(new Date())}, false), received_at, id`
    : sql`received_at desc, id`;
  const sorted = all.select('id').orderBy(order).limit(perPage);
  const ids = sorted.offset((page - 1) * perPage);
  // Reads the displayed columns for this page only, not for all rows that are sorted.
  const rows: Row[] = await selectRows(db).where('id', 'in', ids).orderBy(order).execute();

  return { rows, count, page, pages };
}

/** Finds the first page of a list, for a mail to the office. */
export const listForOffice = (db: Db, list: ListName) =>
  findInquiries(db, { list, q: '', who: undefined, page: 1 }, { id: officeId, isOffice: true });

export async function countWaiting(db: Db, person: Person) {
  const [due, undelivered] = [isDue(), hasUndelivered()];
  const counts = {
    waiting: isOpen,
    due,
    late: sql<boolean>`(${isOpen} and received_at < ${lateThreshold(new Date())})`,
    quarantined: isQuarantined,
    undelivered,
  };
  const isCounted = sql<boolean>`(${isOpen} or ${isQuarantined} or call_back_on is not null or ${undelivered})`;

  return db
    .selectFrom('inquiry')
    .select(Object.entries(counts).map(([name, is]) => countWhere(is).as(name as keyof typeof counts)))
    .where(isVisibleTo(person))
    .where(isCounted)
    .executeTakeFirstOrThrow();
}

/** Returns the numbers of agents with inquiries, including former agents, who are on no roster. */
export async function agentsWithInquiries(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('inquiry').select('agent_id').distinct().execute();

  return rows.flatMap(({ agent_id }) => agent_id ?? []);
}

const alikeKey = sql<string>`md5(lower(left(message, 200)))`;

/** Finds waves of spam: the texts that at least three inquiries in quarantine begin with. */
export async function findSimilar(db: Db) {
  const { rows } = await sql<{ count: number; key: string; beginning: string }>`
    select count(*)::int as count, ${alikeKey} as key, min(left(message, 120)) as beginning
    from inquiry where ${isQuarantined}
    group by 2 having count(*) >= 3 order by 1 desc limit 5`.execute(db);

  return rows;
}

export async function similarTo(db: Db, key: string, most: number): Promise<string[]> {
  const isAlike = sql<boolean>`${isQuarantined} and ${alikeKey} = ${key}`;
  const rows = await db.selectFrom('inquiry').select('reference').where(isAlike).limit(most).execute();

  return rows.map(({ reference }) => reference);
}

import { dayOf } from '@dosmares/content/office-time';
import { lateThreshold } from '@dosmares/content/opening-hours';
import type { Database, InquiryTable } from '@dosmares/store/database';
import { isOpen, isQuarantined, officeId } from '@dosmares/store/inquiry';
import { matchesSearch } from '@dosmares/store/search-words';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Person } from '../sign-in/staff.ts';
import {
  type Filter,
  hasUndelivered,
  isDue,
  isVisibleTo,
  type List,
  type ListName,
  lists,
  type Viewer,
} from './lists.ts';

type Db = Kysely<Database>;

/** The inquiries that match a filter and that a person may see. */
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

/** An inquiry in a list, with the beginning of its message. */
export interface Row extends Omit<Selectable<InquiryTable>, 'message' | 'searched' | 'words'> {
  beginning: string;
  /** Whether the viewer may open it; of a colleague's inquiry only its existence is shown. */
  mayOpen?: boolean;
}

/** Selects inquiries as rows of a list. */
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

/** Counts what waits for a person. */
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

/** Returns the references of a wave of spam. */
export async function similarTo(db: Db, key: string, most: number): Promise<string[]> {
  const isAlike = sql<boolean>`${isQuarantined} and ${alikeKey} = ${key}`;
  const rows = await db.selectFrom('inquiry').select('reference').where(isAlike).limit(most).execute();

  return rows.map(({ reference }) => reference);
}

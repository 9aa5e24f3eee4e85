import { momentOf } from '@dosmares/content/office-time';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { localStamp } from '../../mail/local-time.ts';
import { lateFrom } from '../../mail/promise.ts';
import type { Database, InquiryState } from '../../store/database.ts';
import { isGivenUp } from '../../store/deliveries.ts';
import { theOffice } from '../../store/events.ts';
import { isHeld, isOpen } from '../../store/inquiry.ts';
import { hasWords } from '../../store/search-words.ts';
import type { Person } from '../sign-in/staff.ts';

type Condition = RawBuilder<boolean>;

/** A list of the desk: its tab, and which inquiries it shows. */
export interface List {
  label: string;
  isOffices?: boolean;
  /** Whether the most urgent stands first, instead of the newest. */
  isUrgent?: boolean;
  holds: () => Condition;
}

const isIn = (state: InquiryState) => () => sql<boolean>`state = ${state}`;

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

/** SQL condition: an agent sees what is theirs now, the office everything. */
export const mayBeSeenBy = ({ id, isOffice }: Person) =>
  isOffice ? sql<boolean>`true` : sql<boolean>`(agent_id = ${id} or assignee = ${id}) and held is null`;

/** The day of the office, such as `2026-11-30`. */
export const dayOf = (moment: Date) => localStamp(moment).slice(0, 10);

/** SQL condition: the promised answer is late. */
export const isLate = () => sql<boolean>`(${isOpen} and received_at < ${lateFrom(new Date())})`;

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

/** What a list shows, by the names of its query. */
export interface Filter {
  list: ListName;
  /** Words to find. */
  q: string;
  /** A number of the staff, the office's for what no agent has; undefined for everybody. */
  who: number | undefined;
  page: number;
}

const longestWords = 200;
const mostPages = 1_000;

/** Reads a query as the forms send it; invalid values are treated as absent. A search looks into every list. */
export function filterFrom(query: Readonly<Record<string, unknown>>, person: Person): Filter {
  const text = (name: string) => String(query[name] ?? '').slice(0, longestWords);
  const whole = (name: string) => (/^\d{1,6}$/.test(text(name)) ? Number(text(name)) : undefined);
  const q = text('q')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  const [list] = listsFor(person).find(([name]) => name === text('list')) ?? [q === '' ? 'waiting' : 'all'];
  const page = Math.min(Math.max(whole('page') ?? 1, 1), mostPages);

  return { list, q, who: person.isOffice ? whole('who') : undefined, page };
}

/** Returns the query for a filter. */
export function queryOf(filter: Partial<Filter>): string {
  const values = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );

  return `?${new URLSearchParams(values)}`;
}

/** Selects the inquiries of a list that a person may see. */
export const matching = (db: Kysely<Database>, { list, q, who }: Filter, person: Person) =>
  db
    .selectFrom('inquiry')
    .where(mayBeSeenBy(person))
    .where(lists[list].holds())
    .where(hasWords(q))
    .where(isOf(who));

function isOf(who: number | undefined) {
  if (who === undefined) return sql<boolean>`true`;

  return who === theOffice ? sql<boolean>`agent_id is null` : sql<boolean>`${who} in (agent_id, assignee)`;
}

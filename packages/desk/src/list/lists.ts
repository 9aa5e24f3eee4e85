import { dayOf, momentOf } from '@dosmares/content/office-time';
import { lateThreshold } from '@dosmares/content/opening-hours';
import { cleanLine } from '@dosmares/contracts/entries';
import { deskPath } from '@dosmares/mail/links';
import type { InquiryState } from '@dosmares/store/database';
import { isUndelivered } from '@dosmares/store/deliveries';
import { isOpen, isQuarantined } from '@dosmares/store/inquiry';
import { type RawBuilder, sql } from 'kysely';
import type { Person } from '../sign-in/staff.ts';

/** A list of inquiries. */
export interface List {
  label: string;
  isOfficeOnly?: boolean;
  /** Whether the most urgent come first, instead of the newest. */
  isUrgent?: boolean;
  condition: () => RawBuilder<boolean>;
}

const hasState = (state: InquiryState) => () => sql<boolean>`state = ${state}`;

/** All lists, in the order of their tabs. */
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

export type ListName = keyof typeof lists;

/** Whoever looks at a list: what one sees depends on it. */
export type Viewer = Pick<Person, 'id' | 'isOffice'>;

/** The lists that a person has. */
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
export function isDue() {
  const now = new Date();
  const tomorrow = momentOf(dayOf(new Date(now.getTime() + 86_400_000))) ?? now;

  return sql<boolean>`((${isOpen} and call_back_on is null and received_at < ${lateThreshold(tomorrow)})
    or (call_back_on <= ${dayOf(now)} and state <> 'closed'))`;
}

/** SQL condition: part of it was given up, or is late. */
export function hasUndelivered() {
  return sql<boolean>`inquiry.id in (select inquiry_id from delivery where ${isUndelivered})`;
}

/** What is shown of the inquiries. */
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

/** The address of a list, or of its spreadsheet. */
export function linkTo(filter: Partial<Filter>, path = deskPath) {
  const values = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');

  return `${path}?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`;
}

import { listingByMls } from '@dosmares/content/listings';
import { agentById } from '@dosmares/content/roster';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, HandlingEvent, InquiryState, InquiryTable } from './database.ts';
import { eventsOf } from './events.ts';

type Row = Selectable<InquiryTable>;

/** A stored inquiry with its history, as read by everything behind the endpoints. */
export interface Inquiry extends Omit<Row, 'page' | 'words' | 'searched' | 'announced_at' | 'remind_at'> {
  /** Where it was sent from: the path of a page, or `chat`. */
  page: string;
  /** Events of handling, oldest first. */
  events: readonly HandlingEvent[];
  /** Whether its agent is suspended: the office then gets the mail. */
  isAgentSuspended: boolean;
}

/** Reads one inquiry; undefined when the person has been forgotten. */
export const findInquiry = (db: Kysely<Database>, id: string): Promise<Inquiry | undefined> =>
  inquiryWhere(db, sql<boolean>`inquiry.id = ${id}`);

/** Reads the inquiry that meets a condition. */
export async function inquiryWhere(
  db: Kysely<Database>,
  condition: RawBuilder<boolean>,
): Promise<Inquiry | undefined> {
  const row = await db
    .selectFrom('inquiry')
    .leftJoin('staff', 'staff.id', 'agent_id')
    .selectAll('inquiry')
    .select('suspended_at')
    .where(condition)
    .executeTakeFirst();
  if (!row) return undefined;
  const { suspended_at, words: _, searched: __, announced_at: ___, remind_at: ____, ...inquiry } = row;

  return {
    ...inquiry,
    page: pageOf(row),
    isAgentSuspended: suspended_at !== null,
    events: await eventsOf(db, row.id),
  };
}

/** Returns where an inquiry was sent from: the path of a house's, an agent's or the contact page, or `chat`. */
export function pageOf({
  page,
  endpoint,
  agent_id,
  facts,
}: Pick<Row, 'page' | 'endpoint' | 'agent_id' | 'facts'>) {
  // Rows from before the column have none.
  if (page !== null) return page;
  if (facts.source === 'chat') return 'chat';
  if (endpoint !== 'contactEmail') return `/${agentById(agent_id ?? 0)?.slug ?? ''}`;
  // A house leads to the contact page's form, which then carries its number (C21).
  const house = listingByMls(facts.mlsNumber ?? '');

  return house ? `/property/${house.id}` : '/contact';
}

/**
 * SQL condition: staff have been notified of the inquiry, and nobody has answered or closed it. Its wording must
 * match that of the index `inquiry_open`.
 */
export const isOpen = sql<boolean>`held is null and state in ('new', 'taken', 'passed')`;

/** SQL condition: the inquiry is held as suspicious and nobody has decided about it. */
export const isHeld = sql<boolean>`held is not null and state <> 'closed'`;

/** Reports whether a state still requires an act of staff. */
export const isOpenState = (state: InquiryState) => state !== 'answered' && state !== 'closed';

/** Reports whether a row meets the condition `isHeld`. */
export const isHeldRow = ({ held, state }: Pick<Row, 'held' | 'state'>) =>
  held !== null && state !== 'closed';

import { listingByMls } from '@dosmares/content/listings';
import { agentById } from '@dosmares/content/roster';
import { type Kysely, type Selectable, sql } from 'kysely';
import type {
  Database,
  Facts,
  Flag,
  HandlingEvent,
  InquiryState,
  InquiryTable,
  Suspicion,
} from './database.ts';
import { eventsOf } from './events.ts';

/** A stored inquiry, as read by everything behind the endpoints. */
export interface Inquiry {
  id: string;
  reference: string;
  receivedAt: Date;
  name: string;
  email: string;
  phone: string;
  message: string;
  agentId: number | null;
  flagged: Flag | null;
  held: Suspicion | null;
  facts: Facts;
  /** Events of handling, oldest first; empty if they were not read. */
  events: readonly HandlingEvent[];
  /** Who has it: a number of the staff. */
  assignee?: number | null;
  /** Whether its agent is suspended: the office then gets the mail. */
  isAgentSuspended?: boolean;
  /** Where it was sent from: the path of a page, or `chat`. */
  page: string;
}

/** Reads one inquiry; undefined when the person has been forgotten. */
export async function findInquiry(db: Kysely<Database>, id: string): Promise<Inquiry | undefined> {
  const row = await db
    .selectFrom('inquiry')
    .leftJoin('staff', 'staff.id', 'agent_id')
    .selectAll('inquiry')
    .select('suspended_at')
    .where('inquiry.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { assignee, suspended_at } = row;

  return {
    ...inquiryOf(row),
    assignee,
    isAgentSuspended: suspended_at !== null,
    events: await eventsOf(db, id),
  };
}

/** The columns of an inquiry but its message, which lists shorten. */
export const inquiryColumns = [
  ...(['id', 'reference', 'received_at', 'endpoint', 'name', 'email', 'phone', 'agent_id'] as const),
  ...(['flagged', 'held', 'facts', 'page'] as const),
] as const;

type Row = Pick<Selectable<InquiryTable>, (typeof inquiryColumns)[number] | 'message'>;

/** Returns where an inquiry is sent from: the path of a house's, an agent's or the contact page, or `chat`. */
export function pageOf({
  endpoint,
  agentId,
  facts,
}: Pick<Inquiry, 'agentId' | 'facts'> & Pick<Row, 'endpoint'>) {
  if (facts.source === 'chat') return 'chat';
  if (endpoint !== 'contactEmail') return `/${agentById(agentId ?? 0)?.slug ?? ''}`;
  // A house leads to the contact page's form, which then carries its number (C21).
  const house = listingByMls(facts.mlsNumber ?? '');

  return house ? `/property/${house.id}` : '/contact';
}

/** Converts a table row to an inquiry. */
export function inquiryOf(row: Row): Inquiry {
  const { id, reference, name, email, phone, message, flagged, held, facts } = row;
  const { received_at: receivedAt, agent_id: agentId } = row;
  // Those from before the column was there.
  const page = row.page ?? pageOf({ ...row, agentId });
  const sent = { name, email, phone, message };

  return { id, reference, receivedAt, ...sent, agentId, flagged, held, facts, page, events: [] };
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
export const isHeldRow = ({ held, state }: Pick<Selectable<InquiryTable>, 'held' | 'state'>) =>
  held !== null && state !== 'closed';

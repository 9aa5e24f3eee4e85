import { agentById } from '@dosmares/content/roster';
import type { Kysely, Selectable } from 'kysely';
import type { Database, Facts, Flag, HandlingEvent, InquiryTable, Suspicion } from './database.ts';
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
  /** Path of the page from which it was sent. */
  page: string;
}

/** Reads one inquiry; undefined when the person has been forgotten. */
export async function findInquiry(db: Kysely<Database>, id: string): Promise<Inquiry | undefined> {
  const row = await db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst();

  return row && { ...inquiryOf(row), events: await eventsOf(db, id) };
}

/** Converts a table row to an inquiry. */
export function inquiryOf(row: Omit<Selectable<InquiryTable>, 'announced_at' | 'state' | 'words'>): Inquiry {
  const { id, reference, name, email, phone, message, flagged, held, facts } = row;
  const agent = row.agent_id === null ? undefined : agentById(row.agent_id);
  const agentPage = agent ? `/${agent.slug}` : '/';
  const page = row.endpoint === 'contactEmail' ? '/contact' : agentPage;

  return {
    id,
    reference,
    name,
    email,
    phone,
    message,
    flagged,
    held,
    facts,
    agentId: row.agent_id,
    receivedAt: row.received_at,
    events: [],
    page,
  };
}

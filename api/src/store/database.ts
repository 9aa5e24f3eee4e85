import type { InquiryEndpoint } from '@dosmares/contracts/inquiries';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type { PgBoss } from 'pg-boss';

/** Cause of a failed delivery: the recipient's address, which we cannot mend, or the service. */
export type Fault = 'recipient' | 'service';

/** Why an inquiry that names an agent went to the office alone. */
export type Flag = 'agent-unknown' | 'agent-mismatch';

/** Why an inquiry waits for a person to look at it. */
export type Suspicion = 'honeypot' | 'too-many';

export interface Facts {
  inquiryType?: string;
  property?: string;
  /** MLS number of the house from whose page the visitor came. */
  mlsNumber?: string;
  source?: string;
  sentAt?: string;
  /** The agent that the form named, if it does not match the roster. */
  claimed?: string;
  /** Reference of what the same person sent to the same recipient the day before. */
  follows?: string;
}

export const outcomes = ['viewing', 'offer', 'won', 'lost', 'not-an-inquiry', 'spam', 'duplicate'] as const;
export type Outcome = (typeof outcomes)[number];

export type InquiryState = 'new' | 'taken' | 'answered' | 'passed' | 'closed';

export interface InquiryTable {
  id: string;
  reference: string;
  received_at: Generated<Date>;
  endpoint: InquiryEndpoint;
  /** Where it was sent from, whoever has it now: the path of a page, or `chat`; null in rows from before the column. */
  page: Generated<string | null>;
  name: string;
  email: string;
  phone: string;
  message: string;
  agent_id: number | null;
  flagged: Flag | null;
  held: Suspicion | null;
  state: Generated<InquiryState>;
  facts: ColumnType<Facts, string, string>;
  /** When the office was notified that the inquiry is held. */
  announced_at: Date | null;
  /** Who has it: a number of the staff; null until somebody does. */
  assignee: Generated<number | null>;
  /** Day on which to call back, such as `2026-11-30`. */
  call_back_on: Generated<string | null>;
  /** When to look next whether somebody has to be reminded; null when there is nothing to remind of. */
  remind_at: Generated<Date | null>;
  /** Words of the version before, which looked there. */
  words: GeneratedAlways<string>;
  /** Words by which the desk finds it; null until they are made, or made again after a change. */
  searched: Generated<string | null>;
}

/** The columns of an inquiry that acts of staff change. */
export type Standing = Pick<Selectable<InquiryTable>, 'state' | 'agent_id' | 'assignee' | 'call_back_on'>;

export type Party = 'agent' | 'office' | 'visitor' | 'crm';

/** State of the delivery to one party; the row outlives the queue's job. */
export interface DeliveryTable {
  inquiry_id: string;
  party: Party;
  /** Raised when staff send it again; part of the mail's Message-ID. */
  edition: Generated<number>;
  created_at: Generated<Date>;
  delivered_at: Date | null;
  last_error: string | null;
  fault: Fault | null;
  dead_at: Date | null;
  /** When staff marked an undeliverable mail as resolved, and why. */
  settled_at: Date | null;
  settled_reason: string | null;
}

/** A claim on something that may happen once until a moment: a submission's fingerprint, a day's confirmation. */
interface ClaimTable {
  key: string;
  holder: string;
  until: Date;
}

export type Handling = Act | 'noted' | 'resent' | 'acknowledged' | 'corrected' | 'crossed' | 'reminded';

/** Kinds of events that change in whose hands an inquiry is. */
export type Act = Exclude<InquiryState, 'new'> | 'released' | 'reopened' | 'call-back' | 'undone';

export interface HandlingDetail {
  /** Name of the person of the office who acted. */
  by?: string;
  /** The person it was passed on to. */
  to?: number;
  reason?: Outcome;
  note?: string;
  reminder?: string;
  on?: string;
  /** The inquiry as it was before, so that the act can be undone. */
  was?: Standing;
  act?: number;
  /** Party whose mail was sent again or acknowledged; fields that were corrected. */
  what?: string;
  /** Reference of what the same person sent to somebody else. */
  other?: string;
}

/** One event of an inquiry; written once, never changed. */
interface HandlingEventTable {
  inquiry_id: string;
  /** 1, 2, 3 … for each inquiry: of two simultaneous acts, one is first. */
  number: number;
  at: Generated<Date>;
  kind: Handling;
  /** A number of the staff, 0 for the office; null for events without a person. */
  actor: number | null;
  detail: ColumnType<HandlingDetail, string, never>;
}

export type HandlingEvent = Omit<Selectable<HandlingEventTable>, 'inquiry_id'>;

/** Acts of staff, without personal data. */
interface AuditTable {
  id: Generated<number>;
  at: Generated<Date>;
  action: string;
  about: string;
}

/** A person of the office, or an agent who is suspended. */
interface StaffTable {
  id: number;
  email: string | null;
  name: string | null;
  suspended_at: Date | null;
}

interface SessionTable {
  /** Hash of the cookie. */
  token: string;
  person: number;
  device: string;
  begun_at: Generated<Date>;
  seen_at: Generated<Date>;
}

export interface Database {
  inquiry: InquiryTable;
  delivery: DeliveryTable;
  claim: ClaimTable;
  audit: AuditTable;
  inquiry_event: HandlingEventTable;
  staff: StaffTable;
  session: SessionTable;
}

/** The only persistent storage: tables and the queue, on the same engine, in the same transaction. */
export interface Store {
  engine: 'pglite' | 'postgres';
  db: Kysely<Database>;
  boss: PgBoss;
  /** How often idle workers poll their queues. */
  polling: { notifyPollingIntervalSeconds: number };
  close: () => Promise<void>;
}

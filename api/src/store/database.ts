import type { InquiryEndpoint } from '@dosmares/contracts/inquiries';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type { PgBoss } from 'pg-boss';

/** Cause of a failed delivery: the recipient's address, which we cannot mend, or the service. */
export type Fault = 'recipient' | 'service';

/** Why an inquiry that names an agent went to the office alone. */
export type Flag = 'agent-unknown' | 'agent-mismatch';

/** Why an inquiry waits for a person to look at it. */
export type Suspicion = 'honeypot' | 'too-many';

/** Facts of an inquiry other than sender, recipient and message. */
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

/** State of an inquiry: the last act of staff. */
export type InquiryState = 'new' | 'taken' | 'answered' | 'passed' | 'closed';

/** One visitor's action, stored once. */
export interface InquiryTable {
  id: string;
  reference: string;
  received_at: Generated<Date>;
  endpoint: InquiryEndpoint;
  name: string;
  email: string;
  phone: string;
  message: string;
  agent_id: number | null;
  flagged: Flag | null;
  held: Suspicion | null;
  /** State after the last event, for searches. */
  state: Generated<InquiryState>;
  /** Words that identify the inquiry, for searching. */
  words: GeneratedAlways<string>;
  facts: ColumnType<Facts, string, string>;
  /** When the office was notified that the inquiry is held. */
  announced_at: Date | null;
}

/** Parties notified of an inquiry. */
export type Party = 'agent' | 'office' | 'visitor' | 'crm';

/** State of the delivery to one party; the row outlives the queue's job. */
export interface DeliveryTable {
  inquiry_id: string;
  party: Party;
  /** Raised when staff send it again; part of the mail's Message-ID. */
  edition: Generated<number>;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  attempted_at: Date | null;
  delivered_at: Date | null;
  last_error: string | null;
  /** Cause of the last failure. */
  fault: Fault | null;
  dead_at: Date | null;
  /** When staff marked an undeliverable mail as resolved, and why. */
  settled_at: Date | null;
  settled_reason: string | null;
}

/**
 * A claim on something that may happen once until a moment: a submission's fingerprint, a day's confirmation, an
 * hour's alert.
 */
export interface ClaimTable {
  key: string;
  holder: string;
  until: Date;
}

/** Kinds of events while staff handle an inquiry. */
export type Handling = 'taken' | 'answered' | 'passed' | 'closed' | 'released' | 'reminded';

/** Details of an event. */
export interface HandlingDetail {
  /** The person it was passed on to. */
  to?: number;
  /** Why it was closed. */
  reason?: 'not-an-inquiry' | 'duplicate' | 'spam';
  /** A note by staff. */
  note?: string;
  /** Stage of the reminder. */
  reminder?: string;
}

/** One event of an inquiry; written once, never changed. */
export interface HandlingEventTable {
  inquiry_id: string;
  /** 1, 2, 3 … for each inquiry: of two simultaneous acts, one is first. */
  number: number;
  at: Generated<Date>;
  kind: Handling;
  /** A number on the roster, 0 for the office; null for events without a person. */
  actor: number | null;
  detail: ColumnType<HandlingDetail, string, never>;
}

/** An event of an inquiry, as read. */
export type HandlingEvent = Omit<Selectable<HandlingEventTable>, 'inquiry_id'>;

/** Acts of staff, without personal data. */
export interface AuditTable {
  id: Generated<number>;
  at: Generated<Date>;
  action: string;
  about: string;
}

export interface Database {
  inquiry: InquiryTable;
  delivery: DeliveryTable;
  claim: ClaimTable;
  audit: AuditTable;
  inquiry_event: HandlingEventTable;
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

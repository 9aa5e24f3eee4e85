import type { InquiryEndpoint } from '@dosmares/contracts/inquiries';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Fault } from '../mails/smtp/failure.ts';

/** Why an inquiry that names an agent went to the office alone. */
export type Flag = 'agent-unknown' | 'agent-mismatch';

/** Why an inquiry waits for a person to look at it. */
export type Suspicion = 'honeypot' | 'too-many';

/** Facts of an inquiry besides sender, recipient and message. */
export interface Facts {
  inquiryType?: string;
  property?: string;
  /** The house that the visitor came from, by the listing service's number. */
  mlsNumber?: string;
  source?: string;
  sentAt?: string;
  /** The agent that the form named, when it is not to be believed. */
  claimed?: string;
}

/** Fields that a visitor may change by sending the same words again. */
export const correctedFields = ['name', 'phone', 'inquiryType', 'property', 'claimed'] as const;

export type CorrectedField = (typeof correctedFields)[number];

/** A call's values of these fields; it says nothing about a missing one. */
export type SubmittedValues = Partial<Record<CorrectedField, string>>;

/** Changes by the same words, sent again; an empty text means that nothing was given. */
export interface Correction {
  /** ISO 8601, in UTC. */
  at: string;
  changes: { field: CorrectedField; was: string; is: string }[];
}

/** Where an inquiry stands: the last thing that staff did to it. */
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
  /** The state that the events lead to, for searches over many. */
  state: Generated<InquiryState>;
  /** Words that identify it, for searching. */
  words: GeneratedAlways<string>;
  facts: ColumnType<Facts, string, string>;
  /** Oldest first; the other columns hold the newest values. */
  corrections: ColumnType<Correction[], string | undefined, string>;
  /** The last values from each endpoint by which the inquiry came. */
  sent: ColumnType<Partial<Record<InquiryEndpoint, SubmittedValues>>, string | undefined, string>;
  /** When the office was told that this one is held. */
  announced_at: Date | null;
}

/** Parties that are told of an inquiry; `reply` is the recipient of incoming mail about it. */
export const parties = ['agent', 'office', 'visitor', 'crm', 'reply'] as const;
export type Party = (typeof parties)[number];

/** The state of telling one party; the row outlives the queue's job. */
export interface DeliveryTable {
  inquiry_id: string;
  party: Party;
  /** Raised when staff send it again or the visitor corrects it; part of the mail's Message-ID. */
  edition: Generated<number>;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  attempted_at: Date | null;
  delivered_at: Date | null;
  last_error: string | null;
  /** Whose matter the last failure was. */
  fault: Fault | null;
  dead_at: Date | null;
  /** When staff marked an undeliverable mail as resolved, and why. */
  settled_at: Date | null;
  settled_reason: string | null;
}

/** Something that may happen once until a moment: a submission's fingerprint, a day's confirmation, an hour's alert. */
export interface ClaimTable {
  key: string;
  holder: string;
  until: Date;
}

/** Kinds of events while staff handle an inquiry. */
export type Handling = 'taken' | 'answered' | 'passed' | 'closed' | 'released' | 'reminded';

/** Details of an event besides its kind. */
export interface HandlingDetail {
  /** The person it was passed on to. */
  to?: number;
  /** Why it was closed. */
  reason?: 'not-an-inquiry' | 'duplicate' | 'spam';
  /** A note by staff. */
  note?: string;
  /** How it was answered, where that is known. */
  how?: 'mail';
  /** Which reminder it was. */
  reminder?: string;
}

/** One thing that happened to an inquiry; written once, never changed. */
export interface HandlingEventTable {
  inquiry_id: string;
  /** 1, 2, 3 for each inquiry: of two who act at once, one is first. */
  number: number;
  at: Generated<Date>;
  kind: Handling;
  /** A number on the roster, 0 for the office; null for events without a person. */
  actor: number | null;
  detail: ColumnType<HandlingDetail, string, never>;
}

/** An event of one inquiry, as it is read. */
export type HandlingEvent = Omit<Selectable<HandlingEventTable>, 'inquiry_id'>;

/** A mail that came in about an inquiry, and is passed on. */
export interface ReplyTable {
  id: string;
  inquiry_id: string;
  received_at: Generated<Date>;
  /** Whose reply address it came to: a number on the roster, 0 for the office. */
  person: number;
  /** The delivery's edition that passes it on. */
  edition: number;
  /** The visitor wrote it, to that person; otherwise staff wrote it, to the visitor. */
  by_visitor: boolean;
  fingerprint: string;
  /** Its words, as long as they may be needed. */
  raw: Uint8Array | null;
  passed_at: Date | null;
}

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
  reply: ReplyTable;
}

/** The one place where anything lasts: tables and the queue, on the same engine, in the same transaction. */
export interface Store {
  engine: 'pglite' | 'postgres';
  db: Kysely<Database>;
  boss: PgBoss;
  close: () => Promise<void>;
}

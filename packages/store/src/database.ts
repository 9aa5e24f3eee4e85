import type { InquiryEndpoint } from '@dosmares/contracts/inquiries';
import type { InquiryDetails } from '@dosmares/contracts/inquiry-fields';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { PgBoss } from 'pg-boss';

/** Cause of a failed delivery: the recipient's address or mailbox, or the service. */
export type Fault = 'recipient' | 'service';

/** Why an inquiry whose form named an agent went to the office alone. */
export type Flag = 'agent-unknown' | 'agent-mismatch';

/** Why an inquiry is in quarantine. */
export type QuarantineReason = 'honeypot' | 'too-many';

export interface Details extends InquiryDetails {
  /** The agent that the form named, if it does not match the roster. */
  claimed?: string;
  /** Reference of the same person's last inquiry to the same recipient within the day before. */
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
  /** Where it was sent from: the path of a page, or `chat`. */
  page: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  agent_id: number | null;
  flagged: Flag | null;
  quarantined: QuarantineReason | null;
  state: Generated<InquiryState>;
  details: ColumnType<Details, string, string>;
  /** When the office was notified that the inquiry is quarantined. */
  announced_at: Date | null;
  /** Number of the staff member who has it; null until somebody does. */
  assignee: Generated<number | null>;
  /** Local date, such as `2026-11-30`. */
  call_back_on: Generated<string | null>;
  /** When to check next whether a reminder is due; null when none can be. */
  remind_at: Generated<Date | null>;
  /** Search words, made of the texts. */
  searched: Generated<string | null>;
}

/** The columns of an inquiry that staff's acts change. */
export type Handling = Pick<Selectable<InquiryTable>, 'state' | 'agent_id' | 'assignee' | 'call_back_on'>;

export type Recipient = 'agent' | 'office' | 'visitor' | 'crm';

/** Delivery to one recipient; the row outlives its job in the queue. */
export interface DeliveryTable {
  inquiry_id: string;
  recipient: Recipient;
  /** Raised when staff send it again; part of the mail's Message-ID. */
  revision: Generated<number>;
  created_at: Generated<Date>;
  delivered_at: Date | null;
  last_error: string | null;
  fault: Fault | null;
  dead_at: Date | null;
  /** When staff marked an undeliverable mail as resolved. */
  settled_at: Date | null;
}

/** Something that may happen once until a given time, such as the confirmation to an address. */
interface LeaseTable {
  key: string;
  holder: string;
  until: Date;
}

export type EventKind = Act | 'noted' | 'resent' | 'acknowledged' | 'corrected' | 'crossed' | 'reminded';

/** Kinds of events that change an inquiry's state or who has it. */
export type Act = Exclude<InquiryState, 'new'> | 'released' | 'reopened' | 'call-back' | 'undone';

export interface HandlingDetail {
  /** Name of the office member who acted. */
  by?: string;
  /** The person it was passed on to. */
  to?: number;
  reason?: Outcome;
  note?: string;
  reminder?: string;
  on?: string;
  /** Values before the act, for undoing it. */
  was?: Handling;
  act?: number;
  /** Recipient whose mail was sent again or acknowledged; fields that were corrected. */
  what?: string;
  /** Values before a correction; erased with the inquiry, or when the person with this address is forgotten. */
  before?: Pick<InquiryTable, 'name' | 'email' | 'phone'>;
  /** Reference of the same person's inquiry to somebody else; after a correction, of one that was left as it is. */
  other?: string;
}

/** One event of an inquiry; never changed. */
interface HandlingEventTable {
  inquiry_id: string;
  /** 1, 2, 3 … within its inquiry: part of the primary key, so of two simultaneous acts one fails. */
  number: number;
  at: Generated<Date>;
  kind: EventKind;
  /** Number of the staff member, 0 for the office; null for automatic events. */
  actor: number | null;
  detail: ColumnType<HandlingDetail, string, never>;
}

export type HandlingEvent = Omit<Selectable<HandlingEventTable>, 'inquiry_id'>;

/** Log of sensitive actions, without personal data. */
interface AuditTable {
  id: Generated<number>;
  at: Generated<Date>;
  action: string;
  about: string;
}

/** A member of the office, or a suspended agent. */
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
  lease: LeaseTable;
  audit: AuditTable;
  inquiry_event: HandlingEventTable;
  staff: StaffTable;
  session: SessionTable;
}

/** The only persistent storage: tables and queues on one engine, so that one transaction can change both. */
export interface Store {
  engine: 'pglite' | 'postgres';
  db: Kysely<Database>;
  boss: PgBoss;
  /** How often idle workers poll their queues. */
  polling: { notifyPollingIntervalSeconds: number };
  /** Throws when the engine has too little space on its disk to take an inquiry. */
  requireSpace: () => Promise<undefined>;
  /** Does work that may take longer than a visitor would wait. */
  maintain: (work: (db: Kysely<Database>) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

import type { Selectable } from 'kysely';
import type { InquiryTable, Party } from '../store/database.ts';
import type { Backlog } from '../store/deliveries.ts';
import { theOffice } from '../store/events.ts';
import { type Destinations, inquiryPath } from './destinations.ts';
import { nameOf, stateWords } from './event-words.ts';
import { beginning, defanged, deskButton, type HeldInquiries, heldBlocks } from './held.ts';
import type { Block, Fact, MailContent } from './layout.ts';
import { duration, localDay } from './local-time.ts';
import { lateFrom } from './promise.ts';
import type { Mailbox } from './smtp/sender.ts';

/** Waiting times until the first answer; undefined when no inquiry was answered. */
export interface AnswerTimes {
  /** Inquiries that were answered for the first time in this period. */
  answered: number;
  medianSeconds: number | undefined;
  worstSeconds: number | undefined;
}

/** Yesterday's inquiries, and those that wait for a person. */
export interface DaySummary {
  /** Beginning of yesterday, and the moment at which open inquiries were read. */
  since: Date;
  until: Date;
  byAgent: readonly AgentDay[];
  open: readonly OpenInquiry[];
  /** Number of all open inquiries, however many were read. */
  openCount: number;
  answers: AnswerTimes;
  held: HeldInquiries;
  givenUp: readonly GivenUp[];
  backlog: Backlog;
}

/** Inquiries for one agent or the office, and how many were answered. */
export interface AgentDay {
  agentId: number | null;
  received: number;
  answered: number;
}

export type OpenInquiry = Pick<
  Selectable<InquiryTable>,
  'id' | 'reference' | 'name' | 'agent_id' | 'received_at' | 'state'
>;

/** A mail that was given up. */
export interface GivenUp {
  reference: string;
  name: string;
  agent_id: number | null;
  party: Party;
  last_error: string | null;
}

/** Writes the office's morning summary: yesterday's inquiries, how long answers took, and what waits for a person. */
export function digestMail(
  day: DaySummary,
  to: Mailbox,
  { deskOrigin }: Pick<Destinations, 'deskOrigin'>,
): MailContent {
  const { byAgent, openCount, held, backlog } = day;
  const received = byAgent.reduce((sum, agent) => sum + agent.received, 0);
  const came = `${received} ${received === 1 ? 'inquiry' : 'inquiries'}`;
  const waits = [
    [openCount, 'open'],
    [held.count, 'held'],
    [backlog.dead, 'not delivered'],
  ].flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`]));

  return {
    to,
    subject: [`Yesterday: ${came}`, ...waits].join(', '),
    title: `${localDay(day.since)}: ${came}`,
    preview: waits.join(', ') || 'Nothing waits for anybody.',
    blocks: [
      ...deskButton(deskOrigin),
      ...yesterdayBlocks(day),
      ...openBlocks(day, deskOrigin),
      ...undeliveredBlocks(day),
      ...heldBlocks(held),
    ],
  };
}

function yesterdayBlocks({ byAgent, answers }: DaySummary): Block[] {
  const rows: Fact[] = byAgent.map(({ agentId, received, answered }) => ({
    label: firstUpper(nameOf(agentId ?? theOffice)),
    value: `${received} received, ${answered} answered`,
  }));
  const { answered, medianSeconds = 0, worstSeconds = 0 } = answers;
  const times: Fact[] = [
    { label: 'Answered yesterday', value: String(answered) },
    { label: 'Half of them within', value: duration(medianSeconds * 1000) },
    { label: 'The slowest took', value: duration(worstSeconds * 1000) },
  ];

  return [
    rows.length > 0 ? { kind: 'facts', rows } : { kind: 'paragraph', text: 'No inquiry came in yesterday.' },
    answered > 0
      ? { kind: 'facts', rows: times }
      : { kind: 'paragraph', text: 'Nobody noted an answer yesterday.' },
  ];
}

function openBlocks({ open, openCount, until }: DaySummary, deskOrigin: string | undefined): Block[] {
  if (openCount === 0) return [{ kind: 'paragraph', text: 'Nothing is open.' }];
  const late = lateFrom(until);
  const row = ({ reference, name, agent_id, received_at, state }: OpenInquiry): Fact => ({
    label: reference,
    value: `${short(name)}, for ${nameOf(agent_id ?? theOffice)}. ${stateWords[state]}, waiting for ${duration(until.getTime() - received_at.getTime())}${received_at < late ? ', late' : ''}`,
    href: deskOrigin && `${deskOrigin}${inquiryPath(reference)}`,
  });

  return [
    { kind: 'paragraph', text: `Open, those that have waited longest first: ${openCount}` },
    { kind: 'facts', rows: open.map(row) },
    ...more(openCount - open.length),
  ];
}

const mailOf: Readonly<Record<Party, (given: GivenUp) => string>> = {
  agent: ({ agent_id }) => `the mail to ${nameOf(agent_id ?? theOffice)}`,
  office: () => 'the mail to the office',
  visitor: () => 'the confirmation to the visitor',
  crm: () => 'the entry in the CRM',
};

function undeliveredBlocks({ givenUp, backlog }: DaySummary): Block[] {
  const waiting: Block[] =
    backlog.waiting === 0
      ? []
      : [{ kind: 'paragraph', text: `Mails that wait to be sent, and are tried again: ${backlog.waiting}` }];
  if (givenUp.length === 0) return waiting;
  const rows = givenUp.map((given) => ({
    label: given.reference,
    value: `${short(given.name)}: ${mailOf[given.party](given)} (${given.last_error ?? 'not tried'})`,
  }));

  return [
    ...waiting,
    {
      kind: 'notice',
      text: 'These could not be delivered, and are tried no more. The inquiries are safe: please tell whoever did not hear of them, and ask whoever runs the service to look at the reasons.',
    },
    { kind: 'facts', rows },
    ...more(backlog.dead - givenUp.length),
  ];
}

const more = (count: number): Block[] =>
  count > 0 ? [{ kind: 'paragraph', text: `And ${count} more.` }] : [];

const short = (name: string) => defanged(beginning(name, 80));

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

import type { Selectable } from 'kysely';
import type { InquiryTable, Party } from '../store/database.ts';
import type { Backlog } from '../store/deliveries.ts';
import { theOffice } from '../store/events.ts';
import { capitalized, nameOf, partyWords, stateWords } from './event-words.ts';
import { beginning, defanged, type HeldInquiries, heldParts } from './held.ts';
import { type Fact, facts, type MailContent, type Maybe, notice, type Part, paragraph } from './layout.ts';
import { type Destinations, deskButton, inquiryPath } from './links.ts';
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
  agent_id: number | null;
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
  const { byAgent, answers, openCount, held, backlog } = day;
  const received = byAgent.reduce((sum, agent) => sum + agent.received, 0);
  const came = `${received} ${received === 1 ? 'inquiry' : 'inquiries'}`;
  const waits = Object.entries({
    open: openCount,
    'in quarantine': held.count,
    'not delivered': backlog.dead,
  }).flatMap(([what, count]) => (count === 0 ? [] : `${count} ${what}`));

  return {
    to,
    subject: [`Yesterday: ${came}`, ...waits].join(', '),
    title: `${localDay(day.since)}: ${came}`,
    preview: waits.join(', ') || 'Nothing waits for anybody.',
    parts: [
      deskButton(deskOrigin),
      byAgent.length === 0 ? paragraph('No inquiry came in yesterday.') : facts(byAgent.map(agentRow)),
      answers.answered === 0
        ? paragraph('Nobody noted an answer yesterday.')
        : facts([
            ['Answered yesterday', String(answers.answered)],
            ['Median response time', inSeconds(answers.medianSeconds)],
            ['The slowest took', inSeconds(answers.worstSeconds)],
          ]),
      ...openParts(day, deskOrigin),
      ...undeliveredParts(day),
      ...heldParts(held),
    ],
  };
}

const agentRow = ({ agent_id, received, answered }: AgentDay): Fact => [
  capitalized(nameOf(agent_id ?? theOffice)),
  `${received} received, ${answered} answered`,
];

const inSeconds = (seconds = 0) => duration(seconds * 1000);

function openParts({ open, openCount, until }: DaySummary, deskOrigin: string | undefined): Maybe<Part>[] {
  if (openCount === 0) return [paragraph('Nothing is open.')];
  const late = lateFrom(until);
  const row = ({ reference, name, agent_id, received_at, state }: OpenInquiry): Fact => [
    reference,
    `${short(name)}, for ${nameOf(agent_id ?? theOffice)}. ${stateWords[state]}, waiting for ${duration(until.getTime() - received_at.getTime())}${received_at < late ? ', late' : ''}`,
    deskOrigin && `${deskOrigin}${inquiryPath(reference)}`,
  ];

  return [
    paragraph(`Open, those that have waited longest first: ${openCount}`),
    facts(open.map(row)),
    more(openCount - open.length),
  ];
}

function undeliveredParts({ givenUp, backlog }: DaySummary): Maybe<Part>[] {
  const row = ({ reference, name, agent_id, party, last_error }: GivenUp): Fact => [
    reference,
    `${short(name)}: ${party === 'agent' ? `the mail to ${nameOf(agent_id ?? theOffice)}` : partyWords[party]} (${last_error ?? 'not tried'})`,
  ];

  return [
    backlog.waiting > 0 && paragraph(`Mails that wait to be sent, and are tried again: ${backlog.waiting}`),
    ...(givenUp.length === 0
      ? []
      : [
          notice(
            'These could not be delivered, and are tried no more. The inquiries are safe: please tell whoever did not hear of them, and ask whoever runs the service to look at the reasons.',
          ),
          facts(givenUp.map(row)),
          more(backlog.dead - givenUp.length),
        ]),
  ];
}

const more = (count: number) => count > 0 && paragraph(`And ${count} more.`);

const short = (name: string) => defanged(beginning(name, 80));

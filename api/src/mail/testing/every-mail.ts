import { type Listing, listings } from '@dosmares/content/listings';
import { agent, visitor } from '../../../testing/bodies/bodies.ts';
import type { HandlingEvent } from '../../store/database.ts';
import type { Inquiry } from '../../store/inquiry.ts';
import { alertMail } from '../alert.ts';
import { crossedMail, takenAwayMail } from '../colleague.ts';
import type { Destinations } from '../destinations.ts';
import { digestMail } from '../digest.ts';
import { heldNoticeMail } from '../held.ts';
import { inquiryMail, officeMailbox, renderMail } from '../mails.ts';
import { reminderContent, type StageName } from '../reminder.ts';
import { signInCodeMail } from '../sign-in-code.ts';
import type { Mail } from '../smtp/sender.ts';

const [listing] = listings as readonly [Listing];
const received = new Date('2026-11-23T15:00:00Z');

/** An inquiry for a home, with everything that a mail can show. */
export const inquiry: Inquiry = {
  ...visitor,
  id: '8f1f4a52-7c0e-4d4c-9c2a-000000000001',
  reference: 'DM-7K3P-Q9WD',
  receivedAt: received,
  agentId: agent.id,
  flagged: null,
  held: null,
  facts: { mlsNumber: listing.mlsNumber, property: 'oceanfront-villa · land · a ranch' },
  events: [],
  page: `/${agent.slug}`,
};

/** Destinations of the links in these mails. */
export const destinations: Destinations = {
  siteOrigin: 'https://site.test',
  deskOrigin: 'https://site.test',
};

const event = { number: 1, at: received, actor: agent.id };
const passed: HandlingEvent = { ...event, kind: 'passed', detail: { to: agent.id, note: 'Yours' } };
const crossed: HandlingEvent = { ...event, kind: 'crossed', detail: { to: agent.id, other: 'DM-AAAA-BBBB' } };
const taken: HandlingEvent = { ...event, kind: 'taken', detail: {} };
const held = { count: 1, inquiries: [{ ...inquiry, held: 'honeypot' } as const] };
const givenUp = {
  reference: inquiry.reference,
  name: visitor.name,
  agent_id: agent.id,
  party: 'agent',
  last_error: 'recipient refused 550',
} as const;

/** One mail of each kind that the API writes itself. */
export const everyMail: Readonly<Record<string, Mail>> = {
  'an inquiry, to its agent': inquiryMail(inquiry, 'agent', 0, destinations),
  'an inquiry, to the office': inquiryMail(
    { ...inquiry, flagged: 'agent-mismatch' },
    'office',
    0,
    destinations,
  ),
  'an inquiry that follows another': inquiryMail(
    { ...inquiry, facts: { ...inquiry.facts, follows: 'DM-AAAA-BBBB' } },
    'agent',
    0,
    destinations,
  ),
  'an inquiry that was passed on': inquiryMail({ ...inquiry, events: [passed] }, 'agent', 1, destinations),
  'the confirmation': inquiryMail(inquiry, 'visitor', 0, destinations),
  'the first reminder': reminder('untaken'),
  'the reminder before the limit': reminder('limit', [taken]),
  'the reminder to call back': reminder('call-back', [taken]),
  'an inquiry that a colleague has now': renderMail(takenAwayMail(inquiry, passed, officeMailbox), 'taken'),
  'a person who wrote to two': renderMail(
    crossedMail(inquiry, crossed, { to: officeMailbox, destinations }),
    'crossed',
  ),
  'a code to sign in': renderMail(signInCodeMail('123456', officeMailbox, 15), 'code'),
  'the digest': renderMail(digestMail(busyDay(), officeMailbox, destinations), 'digest'),
  'the notice of what is held': renderMail(
    heldNoticeMail(held, officeMailbox, destinations.deskOrigin),
    'held',
  ),
  'the alert': renderMail(
    alertMail(
      { title: 'Mail is not getting through', message: '4 waiting.', references: [inquiry.reference] },
      officeMailbox,
    ),
    'alert',
  ),
};

function reminder(stage: StageName, events: readonly HandlingEvent[] = []): Mail {
  const to = { name: agent.name, address: agent.email };
  const now = new Date(received.getTime() + 7_200_000);

  return renderMail(reminderContent({ ...inquiry, events }, { stage, to, now }, destinations), stage);
}

function busyDay(): Parameters<typeof digestMail>[0] {
  const { id, reference, name, agentId: agent_id } = inquiry;

  return {
    since: received,
    until: new Date(received.getTime() + 86_400_000),
    byAgent: [{ agentId: agent.id, received: 3, answered: 2 }],
    open: [{ id, reference, name, agent_id, received_at: received, state: 'new' }],
    openCount: 3,
    answers: { answered: 2, medianSeconds: 4800, worstSeconds: 9000 },
    held,
    givenUp: [givenUp],
    backlog: { waiting: 2, dead: 1, held: 1, oldestSeconds: 60 },
  };
}

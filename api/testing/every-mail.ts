import { type Listing, listings } from '@dosmares/content/listings';
import { type DaySummary, digestMail } from '@dosmares/desk/digest/digest';
import type { Row } from '@dosmares/desk/list/find';
import { quarantineNoticeMail } from '@dosmares/desk/quarantine';
import { eventMail, reminderMail } from '@dosmares/desk/reminders/mails';
import type { StageName } from '@dosmares/desk/reminders/remind';
import { codeMail } from '@dosmares/desk/sign-in/code-mail';
import { inquiryMail, type Reader } from '@dosmares/mail/inquiry';
import { renderMail } from '@dosmares/mail/layout';
import type { Mail } from '@dosmares/mail/smtp/sender';
import type { HandlingEvent } from '@dosmares/store/database';
import type { Inquiry } from '@dosmares/store/inquiry';
import { alertMail } from '../src/operations/alert.ts';
import { agent, visitor } from './bodies/bodies.ts';

export const [listing] = listings as readonly [Listing];
const received = new Date('2026-11-23T16:00:00Z');

/** An inquiry about a home, with everything that a mail can show. */
export const inquiry: Inquiry = {
  ...visitor,
  id: '8f1f4a52-7c0e-4d4c-9c2a-000000000001',
  reference: 'DM-7K3P-Q9WD',
  received_at: received,
  agent_id: agent.id,
  flagged: null,
  quarantined: null,
  endpoint: 'agentInquiry',
  state: 'new',
  assignee: null,
  call_back_on: null,
  isAgentSuspended: false,
  details: { mlsNumber: listing.mlsNumber, property: 'oceanfront-villa · land · a ranch' },
  events: [],
  page: `/${agent.slug}`,
};

export const destinations = { siteOrigin: 'https://site.test', deskOrigin: 'https://site.test' };

export const mailTo = (reader: Reader, more: Partial<Inquiry> = {}, revision = 0): Mail =>
  inquiryMail({ ...inquiry, ...more }, reader, revision, destinations);

export const event = (kind: HandlingEvent['kind'], detail: HandlingEvent['detail'] = {}): HandlingEvent => ({
  number: 1,
  at: received,
  actor: agent.id,
  kind,
  detail,
});

export function reminder(stage: StageName, more: Partial<Inquiry> = {}): Mail {
  const waiting = { ...inquiry, received_at: new Date(Date.now() - 7_800_000), ...more };

  return renderMail(reminderMail(waiting, { detail: { reminder: stage } }, destinations), stage);
}

export const row: Row = { ...inquiry, beginning: inquiry.message, announced_at: null, remind_at: null };

export const heldRow: Row = { ...row, reference: 'DM-HELD-0001', quarantined: 'honeypot' };

export const busyDay: DaySummary = {
  since: new Date('2026-11-30T07:00:00Z'),
  end: new Date('2026-12-01T07:00:00Z'),
  byAgent: [
    { agent_id: agent.id, received: 3, answered: 2 },
    { agent_id: null, received: 1, answered: 0 },
  ],
  answers: { answered: 5, median: 4800, worst: 3 * 86_400 },
  waiting: onPage(45, { ...row, reference: 'DM-OPEN-0001', name: 'Visit https://evil.test', state: 'taken' }),
  undelivered: onPage(3, { ...row, reference: 'DM-DEAD-0001', state: 'answered' }),
  quarantined: onPage(1, heldRow),
};

function onPage(count: number, ...rows: Row[]) {
  return { rows, count, page: 1, pages: 1 };
}

const alert = { title: 'Mail is not getting through', message: '4 waiting.', references: ['DM-AAAA-BBBB'] };
const passed = event('passed', { to: agent.id, note: 'Yours' });
const crossed = event('crossed', { other: 'DM-AAAA-BBBB' });
const corrected = event('corrected', {
  what: 'E-mail',
  before: { name: 'Jnae', email: 'jnae@visitor.test', phone: '' },
  other: 'DM-AAAA-BBBB',
});
const contents = {
  'an inquiry that a colleague has now': eventMail({ ...inquiry, about: 'taken-away' }, passed, destinations),
  'a person who wrote to two': eventMail({ ...inquiry, about: 'crossed' }, crossed, destinations),
  'a person whom an agent corrected': eventMail({ ...inquiry, about: 'corrected' }, corrected, destinations),
  'a code to sign in': codeMail('123456'),
  'the digest': digestMail(busyDay, destinations),
  'the notice of what is quarantined': quarantineNoticeMail(busyDay.quarantined, destinations),
  'the alert': alertMail(alert),
};

export const everyMail: Readonly<Record<string, Mail>> = {
  'an inquiry, to its agent': mailTo('agent', { events: [passed] }),
  'an inquiry, to the office': mailTo('office', { flagged: 'agent-mismatch' }),
  'the confirmation': mailTo('visitor'),
  'a reminder': reminder('limit', { events: [event('taken')] }),
  ...Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, renderMail(content, name)])),
};

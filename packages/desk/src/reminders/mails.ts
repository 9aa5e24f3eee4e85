import { capitalized, nameOf, sentenceOf, sentenceWithNote, stateOf } from '@dosmares/mail/event-words';
import { dueRow, replyActions, replyToVisitor } from '@dosmares/mail/inquiry';
import { type MailContent, officeMailbox, renderMail } from '@dosmares/mail/layout';
import { type Destinations, deskLinks } from '@dosmares/mail/links';
import { duration, localTime } from '@dosmares/mail/promise';
import { viewingOf } from '@dosmares/mail/viewing';
import type { HandlingEvent, Store } from '@dosmares/store/database';
import { findInquiry, type Inquiry, isAct, lastAct, officeId } from '@dosmares/store/inquiry';
import { excerpt } from '../list/listed.ts';
import type { DeskMails } from '../quarantine.ts';
import { allStaff } from '../sign-in/staff.ts';
import type { DeskJob, StageName } from './remind.ts';

/** Processes the queue of these mails; drops reminders that an act has superseded meanwhile. */
export async function sendReminders({ store, sendMail, destinations }: DeskMails) {
  const { boss, db, polling } = store;
  let worker = '';
  worker = await boss.work('reminder', polling, async (jobs: { data: DeskJob }[]) => {
    for (const { data } of jobs) await send(data);
    // Fetches the next job without a pause.
    boss.notifyWorker(worker);
  });

  async function send({ inquiry: id, number, about, to: reader }: DeskJob) {
    const inquiry = await findInquiry(db, id);
    const event = inquiry?.events.find((one) => one.number === number);
    if (!inquiry || !event || isSuperseded(inquiry, event)) return;
    const to = await mailboxOf(store, reader, inquiry);
    // The office gets one mail about an inquiry that it has itself.
    if (reader === 'office' && (await mailboxOf(store, 'holder', inquiry)).address === to.address) return;
    const content =
      about === 'reminder'
        ? reminderMail(inquiry, event, destinations)
        : eventMail({ ...inquiry, about }, event, destinations);
    await sendMail(renderMail({ to, ...content }, `${inquiry.reference}.${about}.${number}.${reader}`));
  }
}

const isSuperseded = ({ events }: Inquiry, { kind, number }: HandlingEvent) =>
  kind === 'reminded' &&
  events.some((later) => later.number > number && (isAct(later) || later.kind === 'reminded'));

/** Returns a staff member's mailbox, or the office's for one who has left or is suspended. */
async function mailboxOf({ db }: Store, to: DeskJob['to'], { assignee, agent_id }: Inquiry) {
  const id = to === 'holder' ? (assignee ?? agent_id) : to === 'office' ? officeId : to;
  const person = (await allStaff(db)).find((one) => one.id === id && !one.isSuspended);

  return person ? { name: person.name, address: person.email } : officeMailbox;
}

/** The mails about an event: what they say after the name, and what the reader is asked to do. */
// biome-ignore format: a table reads in columns
const eventMails = {
  'taken-away': ['is now with a colleague',           'You need not answer. If you already have, please tell the colleague.'],
  crossed:      ['has written to a colleague as well', 'Please agree with your colleague on who answers.'],
  corrected:    ['was corrected in part',              'This person’s other inquiries, which the author may not see, were left as they were. If the correction is right, make it in this one: it then applies to all.'],
} as const;

type Told = Pick<Inquiry, 'name' | 'reference'> & { about: keyof typeof eventMails };

/** The mail about an event to whom it concerns. */
export function eventMail(told: Told, event: HandlingEvent, to: Destinations): MailContent {
  const { name, reference, about } = told;
  const [words, ask] = eventMails[about];
  const opens = { 'taken-away': undefined, crossed: reference, corrected: event.detail.other }[about];

  return {
    subject: `${name} (${reference}) ${words}`,
    title: `${name} ${words}`,
    preview: `${sentenceOf(event)}.`,
    parts: [{ notice: sentenceWithNote(event), text: ask, links: opens && deskLinks(to, opens) }],
  };
}

const subjects: Readonly<Record<StageName, string>> = {
  untaken: 'Reminder',
  limit: 'Please answer soon',
  'call-back': 'Call back today',
};

const excerptLength = 280;

/** The mail that reminds of an inquiry. */
export function reminderMail(
  inquiry: Inquiry,
  { detail }: Pick<HandlingEvent, 'detail'>,
  destinations: Destinations,
): MailContent {
  const stage = (detail.reminder ?? 'untaken') as StageName;
  const { name, message, reference, agent_id, received_at, events } = inquiry;
  const { house } = viewingOf(inquiry, destinations.siteOrigin);
  const waits = duration(Date.now() - received_at.getTime());

  return {
    replyTo: replyToVisitor(inquiry),
    subject: `${subjects[stage]}: inquiry ${reference} from ${name}${house ? `: ${house}` : ''}`,
    title: stage === 'call-back' ? `${name} is expecting a call back` : `${name} is waiting for an answer`,
    preview: `For ${waits}. ${stateOf(events)}.`,
    parts: [
      {
        notice: noticeOf(inquiry, stage),
        rows: [...(stage === 'call-back' ? [] : [dueRow(inquiry)]), ['House', house]],
        links: replyActions(inquiry),
      },
      {
        links: deskLinks(destinations, reference),
        quote: excerpt(message, excerptLength),
        rows: [
          ['For', capitalized(nameOf(agent_id ?? officeId))],
          ['Received', localTime(received_at)],
          ['Waiting for', waits],
          ['Reference', reference],
        ],
        text: 'Replying to this mail answers the visitor. If somebody has answered already, please note it on the desk to stop the reminders.',
      },
    ],
  };
}

function noticeOf({ events }: Inquiry, stage: StageName): string {
  const last = lastAct(events);
  if (stage === 'call-back') return `${last ? sentenceOf(last) : 'A call back is planned'}.`;
  if (stage === 'untaken')
    return last ? `${sentenceOf(last)}, and not taken yet.` : 'Nobody has taken this inquiry yet.';

  return `${last ? `${sentenceOf(last)}, but nobody` : 'Nobody'} has noted an answer, and the hour that we promised is near.`;
}

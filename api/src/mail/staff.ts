import type { HandlingEvent } from '../store/database.ts';
import { lastAct, theOffice } from '../store/events.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { capitalized, nameOf, saidOf, sentenceOf, stateOf } from './event-words.ts';
import { beginning } from './held.ts';
import { answerTo, dueRow, waysToAnswer } from './inquiry.ts';
import { buttons, facts, type MailContent, notice, paragraph, quote } from './layout.ts';
import { type Destinations, pageButton } from './links.ts';
import { duration, localTime } from './local-time.ts';
import type { Mailbox } from './smtp/sender.ts';
import { viewingOf } from './viewing.ts';

/** Writes the mail with the code by which a person of the staff signs in to the desk. */
export const signInCodeMail = (code: string, to: Mailbox, minutes: number): MailContent => ({
  to,
  subject: `${code} is your code for the desk`,
  title: code,
  preview: `It works for ${minutes} minutes.`,
  parts: [
    paragraph(`Enter this code on the page that asked for it. It works for ${minutes} minutes, once.`),
    paragraph(
      'If you did not ask for it, do nothing: without the code nobody can sign in. Never tell it to anybody, not even a colleague.',
    ),
  ],
});

/** What operators are told, by mail and by webhook. It names no visitor. */
export interface Alert {
  title: string;
  message: string;
  /** References of the inquiries concerned. */
  references: readonly string[];
}

/** Writes an alert to operators. */
export const alertMail = ({ title, message, references }: Alert, to: Mailbox): MailContent => ({
  to,
  subject: title,
  title,
  preview: message,
  parts: [
    notice(message),
    references.length > 0 && facts([['Inquiries', references.join(', ')]]),
    paragraph(
      'docs/operating.md says under “When something is wrong” what each reason means and what to do.',
    ),
  ],
});

/** Writes to somebody of the staff that a colleague has an inquiry now. */
export const takenAwayMail = (
  { name, reference }: Inquiry,
  event: HandlingEvent,
  { to }: Reading,
): MailContent => ({
  to,
  subject: `A colleague has inquiry ${reference} from ${name} now`,
  title: `${name} is in a colleague’s hands`,
  preview: `${sentenceOf(event)}.`,
  parts: [
    notice(saidOf(event)),
    paragraph('You need not answer. If you already have, please tell the colleague.'),
  ],
});

/** Who reads a mail of the desk, and where its links lead. */
export interface Reading {
  to: Mailbox;
  destinations: Destinations;
}

/** Writes to both who have an inquiry of the same person. */
export const crossedMail = (
  { name, reference }: Inquiry,
  event: HandlingEvent,
  { to, destinations }: Reading,
): MailContent => ({
  to,
  subject: `${name} (${reference}) has written to a colleague as well`,
  title: `${name} has written to two of us`,
  preview: `${sentenceOf(event)}.`,
  parts: [
    notice(saidOf(event)),
    paragraph('Please agree with your colleague on who answers.'),
    pageButton(reference, destinations),
  ],
});

/** What staff are reminded of: nobody has taken it, the promised answer is near, or somebody is to be called back. */
export type StageName = 'untaken' | 'limit' | 'call-back';

const subjects: Readonly<Record<StageName, string>> = {
  untaken: 'Reminder',
  limit: 'Please answer soon',
  'call-back': 'Call back today',
};

const longestExcerpt = 280;

/** Writes the reminder to staff that a visitor is waiting: who, for what, for how long and until when. */
export function reminderMail(
  inquiry: Inquiry,
  stage: StageName,
  { to, destinations, now = new Date() }: Reading & { now?: Date },
): MailContent {
  const { name, reference, agent_id, received_at, events } = inquiry;
  const { message, house } = viewingOf(inquiry, destinations.siteOrigin);
  const waits = duration(now.getTime() - received_at.getTime());

  return {
    to,
    replyTo: answerTo(inquiry),
    subject: `${subjects[stage]}: inquiry ${reference} from ${name}${house ? `: ${house}` : ''}`,
    title: stage === 'call-back' ? `${name} is to be called back` : `${name} waits for an answer`,
    preview: `For ${waits}. ${stateOf(events)}.`,
    parts: [
      notice(noticeOf(inquiry, stage)),
      facts([...(stage === 'call-back' ? [] : [dueRow(inquiry)]), ['House', house]]),
      buttons(waysToAnswer(inquiry)),
      pageButton(reference, destinations),
      message !== '' && quote(beginning(message, longestExcerpt)),
      facts([
        ['For', capitalized(nameOf(agent_id ?? theOffice))],
        ['Received', localTime(received_at)],
        ['Waiting for', waits],
        ['Reference', reference],
      ]),
      paragraph(
        'Replying to this mail answers the visitor. If somebody has answered already, please note it on the desk: then nobody is reminded any more.',
      ),
    ],
  };
}

function noticeOf({ events }: Inquiry, stage: StageName): string {
  const last = lastAct(events);
  if (stage === 'call-back') return `${last ? sentenceOf(last) : 'Somebody is to call back'}.`;
  if (stage === 'untaken')
    return last ? `${sentenceOf(last)}, and not taken yet.` : 'Nobody has taken this inquiry yet.';

  return `${last ? `${sentenceOf(last)}, but nobody` : 'Nobody'} has noted an answer, and the hour that we promised is near.`;
}

import { agentById } from '@dosmares/content/roster';
import { lastAct } from '../store/events.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { sentenceOf, stateOf } from './event-words.ts';
import { beginning } from './held.ts';
import {
  answerTo,
  type Destinations,
  dueRow,
  pageButton,
  type StaffReader,
  waysToAnswer,
} from './inquiry.ts';
import type { Block, MailContent } from './layout.ts';
import { duration, localTime } from './local-time.ts';
import { viewingOf } from './viewing.ts';

/** The stages of waiting too long. */
export type StageName = 'agent' | 'office' | 'limit';

/** A stage, its recipient, and the time of the reminder. */
export interface ReminderMail {
  stage: StageName;
  to: StaffReader;
  now: Date;
}

const longestExcerpt = 280;

/** Writes the reminder to staff that a visitor is waiting: who, for what, for how long and until when. */
export function reminderContent(
  inquiry: Inquiry,
  { stage, to: { person, ...to }, now }: ReminderMail,
  { siteOrigin, staffPage }: Destinations,
): MailContent {
  const { name, reference, agentId, receivedAt } = inquiry;
  const { message, house } = viewingOf(inquiry, siteOrigin);
  const isLate = stage === 'limit';
  const waits = duration(now.getTime() - receivedAt.getTime());

  return {
    to,
    replyTo: answerTo(inquiry),
    subject: `${isLate ? 'Not answered in time' : 'Reminder'}: inquiry ${reference} from ${name}${house ? `: ${house}` : ''}`,
    title: `${name} ${isLate ? 'still waits' : 'waits'} for an answer`,
    preview: `For ${waits}. ${stateOf(inquiry.events)}.`,
    blocks: [
      { kind: 'notice', text: noticeOf(inquiry, isLate) },
      {
        kind: 'facts',
        rows: [dueRow(inquiry, isLate), ...(house ? [{ label: 'House', value: house }] : [])],
      },
      { kind: 'actions', links: waysToAnswer(inquiry) },
      ...(staffPage ? [pageButton(staffPage(inquiry, person))] : []),
      ...(message ? [{ kind: 'quote', text: beginning(message, longestExcerpt) } satisfies Block] : []),
      {
        kind: 'facts',
        rows: [
          { label: 'For', value: (agentId !== null && agentById(agentId)?.name) || 'The office' },
          { label: 'Received', value: localTime(receivedAt) },
          { label: 'Waiting for', value: waits },
          { label: 'Reference', value: reference },
        ],
      },
      {
        kind: 'paragraph',
        text: 'Replying to this mail answers the visitor. If somebody has answered already, please note it on the inquiry’s page: then nobody is reminded any more.',
      },
    ],
  };
}

function noticeOf({ events }: Inquiry, isLate: boolean): string {
  const last = lastAct(events);
  if (!isLate) return last ? `${sentenceOf(last)}, and not taken yet.` : 'Nobody has taken this inquiry yet.';

  return `${last ? `${sentenceOf(last)}, but nobody` : 'Nobody'} has noted an answer within the 24 hours that we promise.`;
}

import { agentById } from '@dosmares/content/roster';
import { lastAct } from '../store/events.ts';
import type { Inquiry } from '../store/inquiry.ts';
import type { Destinations } from './destinations.ts';
import { sentenceOf, stateOf } from './event-words.ts';
import { beginning } from './held.ts';
import { answerTo, dueRow, pageButton, waysToAnswer } from './inquiry.ts';
import type { Block, MailContent } from './layout.ts';
import { duration, localTime } from './local-time.ts';
import type { Mailbox } from './smtp/sender.ts';
import { viewingOf } from './viewing.ts';

/** What staff are reminded of: nobody has taken it, the promised answer is near, or somebody is to be called back. */
export type StageName = 'untaken' | 'limit' | 'call-back';

/** A reminder's stage, its recipient and its time. */
export interface ReminderMail {
  stage: StageName;
  to: Mailbox;
  now: Date;
}

const subjects: Readonly<Record<StageName, string>> = {
  untaken: 'Reminder',
  limit: 'Please answer soon',
  'call-back': 'Call back today',
};

const longestExcerpt = 280;

/** Writes the reminder to staff that a visitor is waiting: who, for what, for how long and until when. */
export function reminderContent(
  inquiry: Inquiry,
  { stage, to, now }: ReminderMail,
  destinations: Destinations,
): MailContent {
  const { name, reference, agentId, receivedAt } = inquiry;
  const { message, house } = viewingOf(inquiry, destinations.siteOrigin);
  const waits = duration(now.getTime() - receivedAt.getTime());

  return {
    to,
    replyTo: answerTo(inquiry),
    subject: `${subjects[stage]}: inquiry ${reference} from ${name}${house ? `: ${house}` : ''}`,
    title: stage === 'call-back' ? `${name} is to be called back` : `${name} waits for an answer`,
    preview: `For ${waits}. ${stateOf(inquiry.events)}.`,
    blocks: [
      { kind: 'notice', text: noticeOf(inquiry, stage) },
      {
        kind: 'facts',
        rows: [
          ...(stage === 'call-back' ? [] : [dueRow(inquiry)]),
          ...(house ? [{ label: 'House', value: house }] : []),
        ],
      },
      { kind: 'actions', links: waysToAnswer(inquiry) },
      ...pageButton(reference, destinations),
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
        text: 'Replying to this mail answers the visitor. If somebody has answered already, please note it on the desk: then nobody is reminded any more.',
      },
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

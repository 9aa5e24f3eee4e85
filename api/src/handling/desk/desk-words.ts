import { office } from '@dosmares/content/office';
import { beginning } from '../../mails/held.ts';
import { nameOf, theOffice } from '../events.ts';
import { answerBy } from '../opening-hours.ts';
import type { DeskRow } from './find-inquiries.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: office.timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a moment for a list in the office's time, such as `Mon, Nov 23, 7:02 AM`. */
export const briefTime = (moment: Date) => format.format(moment).replace(/\u202f/g, ' ');

const hourMs = 3_600_000;

/** Formats a duration, such as `40 min`, `3 h` or `2 days`. */
export function duration(ms: number): string {
  const hours = ms / hourMs;
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  const days = Math.round(hours / 24);

  return hours < 48 ? `${Math.round(hours)} h` : `${days} days`;
}

/** States by when an open inquiry has to be answered, or how late it is. */
export function dueOf({ received_at }: DeskRow, now: Date): { isLate: boolean; text: string } {
  const due = answerBy(received_at);
  const left = due.getTime() - now.getTime();

  return left <= 0
    ? { isLate: true, text: `Late by ${duration(-left)}` }
    : { isLate: false, text: `Answer by ${briefTime(due)}` };
}

/** Returns the name of the person an inquiry is for. */
export const recipientOf = ({ agent_id }: DeskRow) => nameOf(agent_id ?? theOffice);

/** Returns the first words of a message. */
export const excerpt = ({ beginning: text }: DeskRow, most: number) => beginning(text, most);

import { office } from '@dosmares/content/office';
import { nameOf } from '../../mail/event-words.ts';
import { beginning } from '../../mail/held.ts';
import { duration } from '../../mail/local-time.ts';
import { answerBy } from '../../mail/promise.ts';
import { theOffice } from '../../store/events.ts';
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

import { office } from '@dosmares/content/office';
import { momentOf } from '@dosmares/content/office-time';
import { localStamp } from './local-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Returns the deadline for an answer (C02): 24 hours after an inquiry's arrival, or after the next opening. */
export const answerBy = (received: Date) => new Date(afterOpeningHours(received, 0).getTime() + dayMs);

/** Returns the moment before which unanswered inquiries are late. */
export const lateFrom = (now: Date) =>
  new Date(latest(now, (moment) => answerBy(moment) < now).getTime() + 1);

/** Returns the latest moment since which the office has been open for `hours` hours; later inquiries may still wait. */
export const openHoursAgo = (now: Date, hours: number) =>
  latest(now, (moment) => afterOpeningHours(moment, hours) <= now);

/** Returns the moment when the office will have been open for `hours` hours since `from`. */
export function afterOpeningHours(from: Date, hours: number): Date {
  let left = hours * hourMs;
  for (const { opens, closes } of openingsFrom(from)) {
    const open = Math.max(opens, from.getTime());
    if (closes - open >= left) return new Date(open + left);
    left -= closes - open;
  }
  throw new Error('The office is never open.');
}

/** Returns the latest moment of the month before that meets a condition; all earlier moments must meet it, too. */
function latest(now: Date, holds: (moment: Date) => boolean): Date {
  let [before, after] = [now.getTime() - 31 * dayMs, now.getTime() + 1];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(new Date(middle))) before = middle;
    else after = middle;
  }

  return new Date(before);
}

/** Yields the opening periods that end after a moment, in milliseconds since 1970. */
function* openingsFrom(from: Date): Generator<{ opens: number; closes: number }> {
  const [today = ''] = localStamp(from).split(' ');
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const noon = new Date(Date.parse(`${today}T12:00:00Z`) + ahead * dayMs);
    const [opens, closes] = hoursOn(noon.getUTCDay()).map((hour) =>
      momentOf(noon.toISOString().slice(0, 10), `${hour}:00`),
    );
    if (opens && closes && closes > from) yield { opens: opens.getTime(), closes: closes.getTime() };
  }
}

/** Returns when the office opens and closes on a day of the week, as `HH:MM`; nothing on a day off. */
function hoursOn(day: number): readonly string[] {
  const row = office.hours.find(({ openingHours }) => {
    const [first = 0, last = first] = (openingHours.split(' ')[0] ?? '')
      .split('-')
      .map((name) => weekdays.indexOf(name));

    // A range may span Sunday.
    return (day - first + 7) % 7 <= (last - first + 7) % 7;
  });

  return row?.openingHours.split(' ')[1]?.split('-') ?? [];
}

import { office } from '@dosmares/content/office';
import { momentOf } from '@dosmares/content/office-time';
import { localStamp } from './local-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Returns the deadline for an answer (C02): 24 hours after an inquiry's arrival, or after the next opening. */
export const answerBy = (received: Date) => new Date(afterOpeningHours(received, 0).getTime() + dayMs);

/** Returns the moment before which unanswered inquiries are late. */
export const lateFrom = (now: Date) => openHoursAgo(new Date(now.getTime() - dayMs), 0);

/** Returns the moment when the office will have been open for `hours` hours since `from`. */
export function afterOpeningHours(from: Date, hours: number): Date {
  let left = hours * hourMs;
  for (const { opens, closes } of openings(from, dayMs)) {
    const open = Math.max(opens, from.getTime());
    if (closes > from.getTime() && closes - open >= left) return new Date(open + left);
    left -= Math.max(0, closes - open);
  }
  throw new Error('The office is never open.');
}

/** Returns the latest moment since which the office has been open for `hours` hours. */
export function openHoursAgo(now: Date, hours: number): Date {
  let left = hours * hourMs;
  for (const { opens, closes } of openings(now, -dayMs)) {
    const close = Math.min(closes, now.getTime());
    if (opens < now.getTime() && close - opens >= left) return new Date(close - left);
    left -= Math.max(0, close - opens);
  }
  throw new Error('The office was never open.');
}

/** Yields the opening periods of the day of a moment and of a year of days after or before it, in milliseconds. */
function* openings(from: Date, step: number) {
  const [today] = localStamp(from).split(' ');
  const noon = Date.parse(`${today}T12:00:00Z`);
  for (let days = 0; days < 366; days += 1) {
    const day = new Date(noon + days * step);
    const [opens, closes] = hoursOn(day.getUTCDay()).map((hour) =>
      momentOf(day.toISOString().slice(0, 10), `${hour}:00`),
    );
    if (opens && closes) yield { opens: opens.getTime(), closes: closes.getTime() };
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

import { office } from '@dosmares/content/office';
import { momentOf } from '@dosmares/content/office-time';
import { localStamp } from './local-time.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

const longestLookBackMs = 31 * dayMs;

/** Computes deadlines of the promised answer within 24 hours from opening hours such as `Mo-Fr 09:00-18:00` (C02). */
export function promisesBy(rows: readonly string[]) {
  const week = weekOf(rows);

  /** Returns the moment when the office will have been open for `hours` hours since `from`. */
  function afterOpeningHours(from: Date, hours: number): Date {
    let left = hours * 60 * minuteMs;

    for (const { opens, closes } of openingsFrom(from, week)) {
      const open = Math.max(opens, from.getTime());
      if (closes - open >= left) return new Date(open + left);
      left -= Math.max(0, closes - open);
    }
    throw new Error('The office is never open.');
  }

  /**
   * Returns the deadline for answering an inquiry: 24 hours after its arrival, or after the next opening if the
   * office was closed.
   */
  const answerBy = (received: Date): Date => new Date(afterOpeningHours(received, 0).getTime() + dayMs);

  /** Returns the moment before which unanswered inquiries are late. */
  const lateFrom = (now: Date) => new Date(latest(now, (moment) => answerBy(moment) < now).getTime() + 1);

  /**
   * Returns the latest moment since which the office has been open for `hours` hours; later inquiries may still wait.
   */
  const openHoursAgo = (now: Date, hours: number) =>
    latest(now, (moment) => afterOpeningHours(moment, hours) <= now);

  return { afterOpeningHours, answerBy, lateFrom, openHoursAgo };
}

/** Deadlines by the opening hours of the office. */
export const officePromises = promisesBy(office.hours.map(({ openingHours }) => openingHours));
export const { answerBy, lateFrom } = officePromises;

/** Opening hours of each day, as `HH:MM`; undefined on a day off. */
type Week = readonly ({ opens: string; closes: string } | undefined)[];

/** Returns the opening hours of each day of the week, Sunday first. */
function weekOf(rows: readonly string[]): Week {
  return weekdays.map((_, day) => {
    const row = rows.find((days) => daysOf(days).includes(day));
    const [opens = '', closes = ''] = row?.split(' ')[1]?.split('-') ?? [];

    return row === undefined ? undefined : { opens, closes };
  });
}

/** Returns the latest moment that meets a condition; all earlier moments must meet it, too. */
function latest(now: Date, holds: (moment: Date) => boolean): Date {
  let [before, after] = [now.getTime() - longestLookBackMs, now.getTime() + 1];

  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(new Date(middle))) before = middle;
    else after = middle;
  }

  return new Date(before);
}

/** Yields the opening periods that end after a moment, in milliseconds since 1970. */
function* openingsFrom(from: Date, week: Week): Generator<{ opens: number; closes: number }> {
  const [today = ''] = localStamp(from).split(' ');

  for (let ahead = 0; ahead < 366; ahead += 1) {
    const noon = new Date(Date.parse(`${today}T12:00:00Z`) + ahead * dayMs);
    const date = noon.toISOString().slice(0, 10);
    const hours = week[noon.getUTCDay()];
    const opens = hours && momentOf(date, `${hours.opens}:00`);
    const closes = hours && momentOf(date, `${hours.closes}:00`);
    if (opens && closes && closes > from) yield { opens: opens.getTime(), closes: closes.getTime() };
  }
}

/** Returns the weekdays in `Mo-Fr 09:00-18:00`; a range may span Sunday. */
function daysOf(openingHours: string): readonly number[] {
  const [first = '', last = first] = openingHours.split(' ')[0]?.split('-') ?? [];
  const [start, end] = [weekdays.indexOf(first), weekdays.indexOf(last)];

  return weekdays.map((_, ahead) => (start + ahead) % 7).slice(0, ((end - start + 7) % 7) + 1);
}

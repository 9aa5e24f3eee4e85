import { office } from '@dosmares/content/office';
import { momentOf } from '@dosmares/content/office-time';
import { localStamp } from '../mails/local-time.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

const longestLookBackMs = 31 * dayMs;

/** The questions that the promise of an answer within 24 hours asks of opening hours such as `Mo-Fr 09:00-18:00` (C02). */
export function promisesBy(rows: readonly string[]) {
  const week = weekOf(rows);

  /** The moment at which the office has been open for `hours` since then. */
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
   * When an inquiry has to be answered at the latest: within 24 hours during business hours. A message that comes while the
   * office is closed counts from the next opening.
   */
  const answerBy = (received: Date): Date => new Date(afterOpeningHours(received, 0).getTime() + dayMs);

  /** An inquiry from before this moment that has not been answered is late. */
  const lateFrom = (now: Date) => new Date(latest(now, (moment) => answerBy(moment) < now).getTime() + 1);

  /** The latest moment since which the office has been open for that long: later inquiries may wait longer. */
  const openHoursAgo = (now: Date, hours: number) =>
    latest(now, (moment) => afterOpeningHours(moment, hours) <= now);

  /** The latest moment at which a message may have come that has to be answered by now. */
  const receivedForAnswerBy = (now: Date) => openHoursAgo(new Date(now.getTime() - dayMs), 0);

  return { afterOpeningHours, answerBy, lateFrom, openHoursAgo, receivedForAnswerBy };
}

/** By the hours of the office. */
export const officePromises = promisesBy(office.hours.map(({ openingHours }) => openingHours));
export const { answerBy, lateFrom } = officePromises;

/** The hours of each day, as `HH:MM`; undefined on a day off. */
type Week = readonly ({ opens: string; closes: string } | undefined)[];

/** When the office is open on each day of the week, Sunday first. */
function weekOf(rows: readonly string[]): Week {
  return weekdays.map((_, day) => {
    const row = rows.find((days) => daysOf(days).includes(day));
    const [opens = '', closes = ''] = row?.split(' ')[1]?.split('-') ?? [];

    return row === undefined ? undefined : { opens, closes };
  });
}

/** The latest moment for which something holds that holds for all earlier ones. */
function latest(now: Date, holds: (moment: Date) => boolean): Date {
  let [before, after] = [now.getTime() - longestLookBackMs, now.getTime() + 1];

  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(new Date(middle))) before = middle;
    else after = middle;
  }

  return new Date(before);
}

/** Every time that the office is open, from the day of a moment on. */
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

/** The days of the week in `Mo-Fr 09:00-18:00`; a range may reach over Sunday. */
function daysOf(openingHours: string): readonly number[] {
  const [first = '', last = first] = openingHours.split(' ')[0]?.split('-') ?? [];
  const [start, end] = [weekdays.indexOf(first), weekdays.indexOf(last)];

  return weekdays.map((_, ahead) => (start + ahead) % 7).slice(0, ((end - start + 7) % 7) + 1);
}

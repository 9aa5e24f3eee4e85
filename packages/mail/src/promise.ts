import { office } from '@dosmares/content/office';
import { momentOf } from '@dosmares/content/office-time';
import type { Language } from './layout.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Returns the deadline for an answer (C02): 24 hours after arrival, or after the next opening of the office. */
export const answerBy = (received: Date) => new Date(addOpeningHours(received, 0).getTime() + dayMs);

/** Returns the time before which an inquiry must have arrived to be late now. */
export const lateThreshold = (now: Date) => subtractOpeningHours(new Date(now.getTime() - dayMs), 0);

/** Returns when the office will have been open for `hours` hours since `from`. */
export const addOpeningHours = (from: Date, hours: number) => shift(from, hours, 1);

/** Returns the latest time since which the office has been open for `hours` hours. */
export const subtractOpeningHours = (now: Date, hours: number) => shift(now, hours, -1);

function shift(from: Date, hours: number, sign: 1 | -1): Date {
  const [start, periods] = [from.getTime(), openings(from, sign * dayMs)];
  let left = hours * hourMs;
  for (const { opens, closes } of periods) {
    const [enters, leaves] = sign > 0 ? [Math.max(opens, start), closes] : [Math.min(closes, start), opens];
    const length = (leaves - enters) * sign;
    if (length > 0 && length >= left) return new Date(enters + left * sign);
    left -= Math.max(0, length);
  }
  throw new Error('The office is never open.');
}

/** Yields the opening periods of a year from a day on, forwards or backwards, in milliseconds since 1970. */
function* openings(from: Date, step: number) {
  const noon = Date.parse(`${dayOf(from)}T12:00:00Z`);
  for (let days = 0; days < 366; days += 1) {
    const day = new Date(noon + days * step);
    const [opens, closes] = hoursOn(day.getUTCDay()).map((hour) =>
      momentOf(day.toISOString().slice(0, 10), `${hour}:00`),
    );
    if (opens && closes) yield { opens: opens.getTime(), closes: closes.getTime() };
  }
}

/** Returns when the office opens and closes on a day of the week, as `HH:MM`; empty when it is closed. */
function hoursOn(day: number): readonly string[] {
  const row = office.hours.find(({ openingHours }) => {
    const [first = 0, last = first] = (openingHours.split(' ')[0] ?? '')
      .split('-')
      .map((name) => weekdays.indexOf(name));

    // A range may include the turn of the week.
    return (day - first + 7) % 7 <= (last - first + 7) % 7;
  });

  return row?.openingHours.split(' ')[1]?.split('-') ?? [];
}

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** Returns a formatter of moments in the office's time; replaces Intl's no-break spaces. */
function formatter(options: Intl.DateTimeFormatOptions, locale = 'en-US') {
  const format = new Intl.DateTimeFormat(locale, { timeZone: office.timeZone, ...options });

  return (moment: Date) => format.format(moment).replace(/[\u00a0\u202f]/g, ' ');
}

const longTime = formatter({ ...day, year: 'numeric', ...clock });

/** Formats a moment in the office's time (decision 0048). */
export const localTime = (moment: Date) => `${longTime(moment)} MST (Los Cabos)`;

/** Formats a moment for a list, such as `Mon, Nov 23, 7:02 AM`. */
export const briefTime = formatter({ weekday: 'short', day: 'numeric', month: 'short', ...clock });

/** Formats a day in the office's time, such as `Monday, November 23`. */
export const localDay = formatter(day);

const promised = {
  en: (moment: Date) => `${promise(moment).replace(' at ', ', ')} Los Cabos time`,
  es: (moment: Date) => `${promiseInSpanish(moment)} hora de Los Cabos`,
};
const promise = formatter({ ...day, ...clock });
const promiseInSpanish = formatter({ ...day, ...clock }, 'es-MX');

/** Formats a promised moment for visitors, such as `Tuesday, November 24, 9:00 AM Los Cabos time`. */
export const promisedTime = (moment: Date, language: Language = 'en') => promised[language](moment);

/** Formats a moment in the office's time, such as `2026-03-03 18:30`, as Swedish does. */
export const localStamp = formatter({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');

/** Returns the date in the office's time, such as `2026-11-30`. */
export const dayOf = (moment: Date) => localStamp(moment).slice(0, 10);

/** Formats a date such as `2026-11-30` as `Monday, November 30`. */
export const localDate = (date: string) => localDay(new Date(`${date}T19:00:00Z`));

/** Formats a duration, such as `40 min`, `3 h` or `2 days`. */
export function duration(ms: number): string {
  const hours = ms / 3_600_000;
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;

  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

import type { Language } from '@dosmares/content/language';
import { office } from '@dosmares/content/office';

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

/** Formats a date such as `2026-11-30` as `Monday, November 30`. */
export const localDate = (date: string) => localDay(new Date(`${date}T19:00:00Z`));

/** Formats a duration, such as `40 min`, `3 h` or `2 days`. */
export function duration(ms: number): string {
  const hours = ms / 3_600_000;
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;

  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

import { office } from '@dosmares/content/office';
import { officeOffset } from '@dosmares/content/office-time';
import type { Language } from './language.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: office.timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a moment in the office's time (decision 0048). */
export const localTime = (moment: Date) => `${format.format(moment).replace(/\u202f/g, ' ')} MST (Los Cabos)`;

const promiseFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: office.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
const promiseFormats = { en: promiseFormat('en-US'), es: promiseFormat('es-MX') };
const ofLosCabos = { en: 'Los Cabos time', es: 'hora de Los Cabos' };

/** Formats a promised moment for visitors, such as `Tuesday, November 24, 9:00 AM Los Cabos time`. */
export const promisedTime = (moment: Date, language: Language = 'en') =>
  `${promiseFormats[language]
    .format(moment)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(' at ', ', ')} ${ofLosCabos[language]}`;

/** Formats a moment in the office's time, such as `2026-03-03 18:30`. */
export function localStamp(moment: Date): string {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(officeOffset(moment)) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);

  return new Date(moment.getTime() + ahead * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: office.timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Formats a day in the office's time, such as `Monday, November 23`. */
export const localDay = (moment: Date) => dayFormat.format(moment);

const hourMs = 3_600_000;

/** Formats a duration, such as `40 min`, `3 h` or `2 days`. */
export function duration(ms: number): string {
  const hours = ms / hourMs;
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  const days = Math.round(hours / 24);

  return hours < 48 ? `${Math.round(hours)} h` : `${days} days`;
}

/** Formats a date such as `2026-11-30` as `Monday, November 30`. */
export const localDate = (date: string) => {
  const noon = new Date(`${date}T19:00:00Z`);

  return Number.isNaN(noon.getTime()) ? date : localDay(noon);
};

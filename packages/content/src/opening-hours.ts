import { type Holiday, holidays } from './holidays.ts';
import { answerHours } from './inquiries/answer-time.ts';
import { office } from './office.ts';
import { hoursInWords, parseHours } from './schemas/hours-notation.ts';
import { dayOf, momentOf } from './viewing/office-time.ts';

/** Opening hours in the notation of schema.org, such as `Mo,We-Fr 09:00-18:00`, and the days without them. */
export interface Schedule {
  hours: readonly string[];
  holidays: readonly Holiday[];
  /** The hours in which an answer is promised. */
  answerHours: number;
}

const ours: Schedule = { hours: office.hours, holidays, answerHours };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Returns the deadline for an answer (C05): the promised hours after the office is open. One outside of the opening hours
 * moves to the closing before it, or to the next opening where that would leave a third of the promise or less.
 */
export function answerBy(received: Date, schedule = ours): Date {
  const counted = addOpeningHours(received, 0, schedule).getTime();
  const promise = schedule.answerHours * hourMs;
  const due = new Date(counted + promise);
  if (isOpen(due, schedule)) return due;
  const closing = subtractOpeningHours(due, 0, schedule);

  return closing.getTime() > counted + promise / 3 ? closing : addOpeningHours(due, 0, schedule);
}

/** Returns the time before which an inquiry must have arrived to be late now: the inverse of `answerBy`. */
export function lateThreshold(now: Date, schedule = ours): Date {
  const promise = schedule.answerHours * hourMs;
  const last = subtractOpeningHours(now, 0, schedule).getTime();
  const next = addOpeningHours(now, 0, schedule).getTime();
  const isClosed = last < now.getTime();
  const threshold = isClosed ? Math.min(last - promise / 3, next - promise) : last - promise;

  return subtractOpeningHours(new Date(threshold), 0, schedule);
}

export function isOpen(now: Date, schedule = ours): boolean {
  return periodsOn(dayOf(now), schedule).some(({ opens, closes }) => opens <= now && now < closes);
}

/** Returns the holiday on a date such as `2026-12-25`; undefined on all other days. */
export const holidayOn = (date: string, days = holidays) => days.find(({ on }) => isOn(date, on));

/** Tells on which days the office is open, and from when to when, by row of content. */
export const officeHours = (language: 'en' | 'es' = 'en') =>
  office.hours.map((row) => hoursInWords(row, language));

/** Returns when the office will have been open for `hours` hours since `from`. */
export function addOpeningHours(from: Date, hours: number, schedule = ours): Date {
  let left = hours * hourMs;
  for (const date of datesFrom(from, dayMs)) {
    for (const { opens, closes } of periodsOn(date, schedule)) {
      const start = Math.max(opens.getTime(), from.getTime());
      const length = closes.getTime() - start;
      if (length > 0 && length >= left) return new Date(start + left);
      left -= Math.max(0, length);
    }
  }
  throw new Error('The office is never open.');
}

/** Returns the latest time since which the office has been open for `hours` hours. */
export function subtractOpeningHours(now: Date, hours: number, schedule = ours): Date {
  let left = hours * hourMs;
  for (const date of datesFrom(now, -dayMs)) {
    for (const { opens, closes } of periodsOn(date, schedule).reverse()) {
      const end = Math.min(closes.getTime(), now.getTime());
      const length = end - opens.getTime();
      if (length > 0 && length >= left) return new Date(end - left);
      left -= Math.max(0, length);
    }
  }
  throw new Error('The office is never open.');
}

/** Yields the dates of a year from a moment on, forwards or backwards. */
function* datesFrom(from: Date, step: number) {
  const noon = Date.parse(`${dayOf(from)}T12:00:00Z`);
  for (let days = 0; days < 366; days += 1) yield new Date(noon + days * step).toISOString().slice(0, 10);
}

/** Returns when the office opens and closes on a date, earliest first. */
function periodsOn(date: string, schedule: Schedule) {
  if (holidayOn(date, schedule.holidays)) return [];
  const weekday = weekdayOf(date);

  return schedule.hours
    .map(parseHours)
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => ({ opens: at(date, opens), closes: at(date, closes) }))
    .sort((a, b) => a.opens.getTime() - b.opens.getTime());
}

const at = (date: string, time: string) => momentOf(date, `${time}:00`) as Date;

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

function isOn(date: string, on: Holiday['on']): boolean {
  if (typeof on === 'string') return date.endsWith(on);
  const [, month, day = 0] = date.split('-').map(Number);

  return month === on.month && weekdayOf(date) === 1 && Math.ceil(day / 7) === on.monday;
}

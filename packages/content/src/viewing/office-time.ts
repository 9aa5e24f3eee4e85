import { office } from '../office.ts';

const offsets = new Intl.DateTimeFormat('en-US', { timeZone: office.timeZone, timeZoneName: 'longOffset' });

function officeOffset(moment: Date): string {
  const name = offsets.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';

  return name === 'GMT' ? '+00:00' : name.slice('GMT'.length);
}

/** Converts a date and a time of day in the office's time to a moment; undefined for a date that does not exist. */
export function momentOf(date: string, time = '00:00:00'): Date | undefined {
  const sameInUtc = new Date(`${date}T${time}Z`);
  if (Number.isNaN(sameInUtc.getTime()) || sameInUtc.toISOString().slice(0, 10) !== date) return undefined;

  return new Date(`${date}T${time}${officeOffset(sameInUtc)}`);
}

// Swedish writes a day as year-month-day.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: office.timeZone });

/** Returns the date in the office's time, such as `2026-11-30`. */
export const dayOf = (moment: Date) => calendar.format(moment);

import { office } from '@dosmares/content/office';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: office.timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment as the clock on the office's wall shows it (decision 0048). */
export const localTime = (moment: Date) => `${format.format(moment).replace(/\u202f/g, ' ')} MST (Los Cabos)`;

const offsets = new Intl.DateTimeFormat('en-US', { timeZone: office.timeZone, timeZoneName: 'longOffset' });

/** A moment in the office's time, such as `2026-03-03 18:30`. */
export function localStamp(moment: Date): string {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offsetAt(moment)) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);

  return new Date(moment.getTime() + ahead * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** The moment of a date and a time of day in the office's time; undefined for a date that no calendar has. */
export function momentOf(date: string, time = '00:00:00'): Date | undefined {
  const sameInUtc = new Date(`${date}T${time}Z`);
  if (Number.isNaN(sameInUtc.getTime()) || !sameInUtc.toISOString().startsWith(date)) return undefined;

  return new Date(`${date}T${time}${offsetAt(sameInUtc)}`);
}

function offsetAt(moment: Date): string {
  const name = offsets.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';

  return name === 'GMT' ? '+00:00' : name.slice('GMT'.length);
}

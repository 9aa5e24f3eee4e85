import { office } from '../office.ts';
import { momentOf } from './office-time.ts';

/** The half-days in which houses are shown, every day of the week, in the office's time. */
export const halfDays = {
  morning: { from: '10:00:00', to: '13:00:00', words: '10:00 AM to 1:00 PM' },
  afternoon: { from: '13:00:00', to: '16:00:00', words: '1:00 PM to 4:00 PM' },
} as const;

/** The maximum number of wishes. */
export const mostWishes = 3;

/** A day, as year-month-day, and the half of it in which a visitor would like to see a house. */
export interface ViewingWish {
  date: string;
  half: keyof typeof halfDays;
}

const dayMs = 86_400_000;

/** Returns the first and the last day that a visitor may choose: from tomorrow, for half a year. */
export function viewingDays(now: number) {
  const ahead = (count: number) =>
    // This locale writes days as year-month-day.
    new Date(now + count * dayMs).toLocaleDateString('en-CA', { timeZone: office.timeZone });

  return { first: ahead(1), last: ahead(182) };
}

/** Returns the start and the end of a wish; undefined for a date that no calendar has. */
export function momentsOf({ date, half }: ViewingWish): { from: Date; to: Date } | undefined {
  const { from, to } = halfDays[half];
  const [begins, ends] = [momentOf(date, from), momentOf(date, to)];

  return begins && ends && { from: begins, to: ends };
}

/**
 * Formats a wish in another time zone, as `Saturday 12:00 PM to 3:00 PM, New York time`; undefined where clocks show
 * the office's time.
 */
export function ownTime(wish: ViewingWish, timeZone: string): string | undefined {
  const moments = momentsOf(wish);
  if (!moments) return undefined;

  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const begins = moments.from.toLocaleString('en-US', { ...clock, weekday: 'long' });
  const ends = moments.to.toLocaleString('en-US', clock);
  const words = plain(`${begins} to ${ends}`);
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

  return words.endsWith(` ${halfDays[wish.half].words}`) ? undefined : `${words}, ${place} time`;
}

// Browsers use different spaces before AM and PM.
const plain = (text: string) => text.replace(/\s/g, ' ');

import { office } from '../office.ts';
import { momentOf } from './office-time.ts';

/** The half-days in which houses are shown, every day of the week, in the office's time. */
export const halfDays = {
  morning: { from: '10:00:00', to: '13:00:00', words: '10:00 AM to 1:00 PM' },
  afternoon: { from: '13:00:00', to: '16:00:00', words: '1:00 PM to 4:00 PM' },
} as const;

export const mostWishes = 3;

/** The day, as year-month-day, and the half of it in which a visitor would like to see a house. */
export interface ViewingWish {
  date: string;
  half: keyof typeof halfDays;
  /** On a call with the agent, who walks through the house (V05). */
  onCall?: boolean | undefined;
}

const dayMs = 86_400_000;

/** Returns the first and the last day that a visitor may choose: from tomorrow, for half a year. */
export function viewingDays(now: number) {
  return { first: calendar.format(now + dayMs), last: calendar.format(now + 182 * dayMs) };
}

// Swedish writes a day as year-month-day.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: office.timeZone });

/** Returns the start and the end of a wish; undefined for a date that does not exist. */
export function momentsOf({ date, half }: ViewingWish): { from: Date; to: Date } | undefined {
  const { from, to } = halfDays[half];
  const [begins, ends] = [momentOf(date, from), momentOf(date, to)];

  return begins && ends && { from: begins, to: ends };
}

/** Formats a wish in another time zone; undefined for a zone that has the office’s time, or is unknown. */
export function ownTime(wish: ViewingWish, timeZone: string | undefined): string | undefined {
  const moments = momentsOf(wish);
  if (!moments || !isKnown(timeZone)) return undefined;

  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const begins = moments.from.toLocaleString('en-US', { ...clock, weekday: 'long' });
  const ends = moments.to.toLocaleString('en-US', clock);
  const words = plain(`${begins} to ${ends}`);
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

  return words.endsWith(` ${halfDays[wish.half].words}`) ? undefined : `${words}, ${place} time`;
}

// A browser may report a zone that it cannot compute with: Chromium says `Etc/Unknown` where it finds no other.
function isKnown(timeZone: string | undefined): timeZone is string {
  try {
    return timeZone !== undefined && Boolean(Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

// Browsers use different spaces before AM and PM.
const plain = (text: string) => text.replace(/\s/g, ' ');

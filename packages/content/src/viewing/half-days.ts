import type { ViewingWish } from '@dosmares/contracts/inquiry-fields';
import { office } from '../office.ts';
import { holidayOn } from '../opening-hours.ts';
import { dayOf, momentOf } from './office-time.ts';

/** The half-days in which houses are shown, every day but holidays, in the office's time. */
export const halfDays = {
  morning: { from: '10:00:00', to: '13:00:00', words: '10:00 AM to 1:00 PM' },
  afternoon: { from: '13:00:00', to: '16:00:00', words: '1:00 PM to 4:00 PM' },
} as const;

const dayMs = 86_400_000;

/** Returns the first and the last day that a visitor may choose: from tomorrow, for half a year. */
export function viewingDays(now: number) {
  return { first: dayOf(new Date(now + dayMs)), last: dayOf(new Date(now + 182 * dayMs)) };
}

/** Returns start and end of a wish, and its half-day; undefined for one that does not exist. */
export function momentsOf({ date, half: name }: ViewingWish) {
  if (!Object.hasOwn(halfDays, name)) return undefined;
  const half = halfDays[name as keyof typeof halfDays];
  const [from, to] = [momentOf(date, half.from), momentOf(date, half.to)];

  return from && to && { from, to, half };
}

/** Formats a wish, as `Saturday, November 28, 2026, morning, 10:00 AM to 1:00 PM, on a call`; an impossible one as it was sent. */
export function wishInWords(wish: ViewingWish): string {
  const { date, half, way } = wish;
  const moments = momentsOf(wish);
  const parts = moments ? [longDay.format(moments.from), half, moments.half.words] : [date, half];
  const holiday = moments && holidayOn(date);
  if (way === 'call') parts.push('on a call');

  return `${holiday ? `closed on ${holiday.name.en}: ` : ''}${parts.join(', ')}`;
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: office.timeZone });

/** Formats a wish in the visitor's time zone; undefined where that has the office’s time, or is unknown. */
export function ownTime(wish: ViewingWish): string | undefined {
  const { timeZone } = wish;
  const moments = momentsOf(wish);
  if (!moments || !isKnown(timeZone)) return undefined;

  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const begins = moments.from.toLocaleString('en-US', { ...clock, weekday: 'long' });
  const ends = moments.to.toLocaleString('en-US', clock);
  const words = plain(`${begins} to ${ends}`);
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

  return words.endsWith(` ${moments.half.words}`) ? undefined : `${words}, ${place} time`;
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

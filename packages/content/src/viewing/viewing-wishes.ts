import { halfDays, type ViewingWish } from './half-days.ts';

const heading = 'Viewing wishes, in Los Cabos time:';

/** A wish in a message, with its hours in the visitor's own time zone where that differs. */
export interface WrittenWish extends ViewingWish {
  ownTime?: string | undefined;
}

/** Appends wishes to a message, as plain text; `wishesIn` reads it back. */
export const withWishes = (message: string, wishes: readonly WrittenWish[]) =>
  wishes.length === 0
    ? message
    : [...(message ? [message, ''] : []), heading, ...wishes.map(line)].join('\n');

/** Splits a message into words and wishes: only lines exactly as `withWishes` writes them are wishes. */
export function wishesIn(text: string): { message: string; wishes: readonly WrittenWish[] } {
  const start = text.startsWith(`${heading}\n`) ? 0 : text.lastIndexOf(`\n\n${heading}\n`);
  if (start < 0) return { message: text, wishes: [] };

  const message = text.slice(0, start);
  const lines = text.slice(start).trimStart().split('\n').slice(1);
  const wishes = lines.flatMap((each) => wishOf(each) ?? []);

  return withWishes(message, wishes) === text ? { message, wishes } : { message: text, wishes: [] };
}

/** Formats a wish, as `Saturday, November 28, 2026, morning, 10:00 AM to 1:00 PM, on a call`. */
export const inWords = ({ date, half, onCall }: ViewingWish) =>
  `${days.format(new Date(`${date}T00:00:00Z`))}, ${half}, ${halfDays[half].words}${onCall ? ', on a call' : ''}`;

const days = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const line = (wish: WrittenWish, index: number) =>
  `${index + 1}. ${inWords(wish)}${wish.ownTime ? `; for me ${wish.ownTime}` : ''}`;

const linePattern =
  /^\d\. \w+, (\w+ \d{1,2}, \d{4}), (morning|afternoon), [^;]+?(, on a call)?(?:; for me (.+))?$/;

// Parses leniently: the caller compares the result with the text that `withWishes` would have written.
function wishOf(text: string): WrittenWish | undefined {
  const [, day, half, onCall, ownTime] = linePattern.exec(text) ?? [];
  const moment = new Date(`${day} UTC`);
  if (Number.isNaN(moment.getTime())) return undefined;

  return {
    date: moment.toISOString().slice(0, 10),
    half: half as ViewingWish['half'],
    ...(onCall && { onCall: true }),
    ...(ownTime && { ownTime }),
  };
}

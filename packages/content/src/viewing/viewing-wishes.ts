import { halfDays, type ViewingWish } from './half-days.ts';

const heading = 'Viewing wishes, in Los Cabos time:';

/** A wish as a message says it, and what it is in the visitor's own time, where that is another. */
export interface WrittenWish extends ViewingWish {
  ownTime?: string | undefined;
}

/** A message with wishes below it, as plain text; `wishesIn` reads it back. */
export const withWishes = (message: string, wishes: readonly WrittenWish[]) =>
  wishes.length === 0
    ? message
    : [...(message ? [message, ''] : []), heading, ...wishes.map(line)].join('\n');

/**
 * Takes a message apart into the visitor's words and the wishes below them. Only what `withWishes` writes, to the last
 * letter, is a wish: everything else is left in the words.
 */
export function wishesIn(text: string): { message: string; wishes: readonly WrittenWish[] } {
  const start = text.startsWith(`${heading}\n`) ? 0 : text.lastIndexOf(`\n\n${heading}\n`);
  if (start < 0) return { message: text, wishes: [] };

  const message = text.slice(0, start);
  const lines = text.slice(start).trimStart().split('\n').slice(1);
  const wishes = lines.flatMap((each) => wishOf(each) ?? []);

  return withWishes(message, wishes) === text ? { message, wishes } : { message: text, wishes: [] };
}

/** A wish in words, such as `Saturday, November 28, 2026, morning, 10:00 AM to 1:00 PM`. */
export const inWords = ({ date, half }: ViewingWish) =>
  `${days.format(new Date(`${date}T00:00:00Z`))}, ${half}, ${halfDays[half].words}`;

const days = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const line = (wish: WrittenWish, index: number) =>
  `${index + 1}. ${inWords(wish)}${wish.ownTime ? `; for me ${wish.ownTime}` : ''}`;

const linePattern = /^\d\. \w+, (\w+ \d{1,2}, \d{4}), (morning|afternoon), [^;]+(?:; for me (.+))?$/;

// Reads generously: whoever calls it compares what it reads with what would have been written.
function wishOf(text: string): WrittenWish | undefined {
  const [, day, half, ownTime] = linePattern.exec(text) ?? [];
  const moment = new Date(`${day} UTC`);
  if (Number.isNaN(moment.getTime())) return undefined;

  return {
    date: moment.toISOString().slice(0, 10),
    half: half as ViewingWish['half'],
    ...(ownTime && { ownTime }),
  };
}

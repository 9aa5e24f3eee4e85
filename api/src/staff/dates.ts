import { momentOf } from '../mails/local-time.ts';
import { UsageError } from './arguments.ts';

/** The time between two dates that staff typed: from the first moment of one to the last of the other, in the office's time. */
export function period(from: string | undefined, to: string | undefined): { start: Date; end: Date } {
  const start = from === undefined ? new Date(0) : read(from).start;
  const end = to === undefined ? new Date('9999-12-31') : read(to).end;
  if (start >= end) throw new UsageError(`--from ${from} is later than --to ${to}.`);

  return { start, end };
}

const day = 86_400_000;

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/;

/** `end` is the first moment that is not meant any more: a date means the whole day. */
function read(text: string): { start: Date; end: Date } {
  const [, date, time, seconds = ':00', zone] = written.exec(text.trim()) ?? [];
  const start =
    zone && date && momentOf(date)
      ? new Date(`${date}T${time}${seconds}${zone}`)
      : momentOf(date ?? '', time && time + seconds);
  if (!start || Number.isNaN(start.getTime()))
    throw new UsageError(
      `“${text}” is not a date such as 2026-03-31, or 2026-03-31T18:00 for a time of day in Los Cabos.`,
    );

  return { start, end: new Date(time ? start.getTime() + 1 : nextDay(date ?? '')) };
}

const nextDay = (date: string) =>
  momentOf(new Date(Date.parse(date) + day).toISOString().slice(0, 10))?.getTime() ?? Number.NaN;

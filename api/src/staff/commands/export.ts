import { momentOf } from '@dosmares/content/office-time';
import { stateWords } from '../../mail/event-words.ts';
import { localStamp } from '../../mail/local-time.ts';
import type { InquiryState, Store } from '../../store/database.ts';
import { type Inquiry, inquiryOf } from '../../store/inquiry.ts';
import { type Arguments, noArguments, UsageError } from '../arguments.ts';
import { csv } from '../table.ts';
import { recipient } from './find.ts';

/** `export --csv`: all inquiries of a period, for a spreadsheet. */
export async function exportCsv({ db }: Store, given: Arguments): Promise<string> {
  if (!given.csv) throw new UsageError('Say which format: export --csv');
  noArguments(given);
  const { start, end } = period(given.from, given.to);
  const rows = await db
    .selectFrom('inquiry')
    .select('id')
    .where('received_at', '>=', start)
    .where('received_at', '<', end)
    .orderBy('received_at')
    .execute();
  const ids = rows.map(({ id }) => id);

  let text = '';
  for await (const piece of csvOf(db, ids)) text += piece;

  return text;
}

const readAtOnce = 500;

/** Yields inquiries as CSV in pieces; a person who is forgotten in between is left out. */
export async function* csvOf(db: Store['db'], ids: readonly string[]): AsyncGenerator<string> {
  yield csv([Object.keys(cells)]);
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const some = ids.slice(from, from + readAtOnce);
    const query = db.selectFrom('inquiry').selectAll().where('id', 'in', some).orderBy('received_at');
    const rows = await query.execute();
    if (rows.length > 0) yield `\r\n${csv(rows.map((row) => line({ ...inquiryOf(row), state: row.state })))}`;
  }
}

type Exported = Inquiry & { state: InquiryState };

const cells: Readonly<Record<string, (inquiry: Exported) => string | null | undefined>> = {
  reference: ({ reference }) => reference,
  'received (Los Cabos)': ({ receivedAt }) => localStamp(receivedAt),
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  for: recipient,
  'inquiry type': ({ facts }) => facts.inquiryType,
  property: ({ facts }) => facts.property,
  state: ({ state }) => stateWords[state],
  page: ({ page }) => page,
  flagged: ({ flagged }) => flagged,
  held: ({ held }) => held,
  message: ({ message }) => message,
};

const line = (inquiry: Exported) => Object.values(cells).map((read) => read(inquiry) ?? '');

/**
 * Returns the period between two typed dates: from the start of the first day to the end of the last, in the office's
 * time.
 */
export function period(from: string | undefined, to: string | undefined): { start: Date; end: Date } {
  const start = from === undefined ? new Date(0) : read(from).start;
  const end = to === undefined ? new Date('9999-12-31') : read(to).end;
  if (start >= end) throw new UsageError(`--from ${from} is later than --to ${to}.`);

  return { start, end };
}

const day = 86_400_000;

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Reads one date as a whole day; `end` is the first moment after it. */
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

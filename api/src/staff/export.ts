import { type Inquiry, inquiryOf } from '../inquiries/inquiry.ts';
import { changesIn } from '../mails/inquiry.ts';
import { localStamp } from '../mails/local-time.ts';
import type { Store } from '../store/database.ts';
import { type Arguments, noArguments, UsageError } from './arguments.ts';
import { period } from './dates.ts';
import { recipient } from './find.ts';
import { csv } from './table.ts';

/** `export --csv`: everything in a time, for a spreadsheet. */
export async function exportCsv({ db }: Store, given: Arguments): Promise<string> {
  if (!given.csv) throw new UsageError('Say which format: export --csv');
  noArguments(given);
  const { start, end } = period(given.from, given.to);
  const rows = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('received_at', '>=', start)
    .where('received_at', '<', end)
    .orderBy('received_at')
    .execute();

  return csv([Object.keys(cells), ...rows.map(inquiryOf).map(line)]);
}

const cells: Readonly<Record<string, (inquiry: Inquiry) => string | null | undefined>> = {
  reference: ({ reference }) => reference,
  'received (Los Cabos)': ({ receivedAt }) => localStamp(receivedAt),
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  for: recipient,
  'inquiry type': ({ facts }) => facts.inquiryType,
  property: ({ facts }) => facts.property,
  page: ({ page }) => page,
  flagged: ({ flagged }) => flagged,
  held: ({ held }) => held,
  message: ({ message }) => message,
  corrections: ({ corrections }) => corrections.flatMap(changesIn).join('; '),
};

const line = (inquiry: Inquiry) => Object.values(cells).map((read) => read(inquiry) ?? '');

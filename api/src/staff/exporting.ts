import { type Inquiry, inquiryOf } from '../inquiries/inquiry.ts';
import { changesIn } from '../mails/corrections.ts';
import { localStamp } from '../mails/local-time.ts';
import type { Store } from '../store/database.ts';
import { period } from './dates.ts';
import { recipient } from './finding.ts';
import { csv } from './table.ts';
import { Mistake, none, type Words } from './words.ts';

/** `export --csv`: everything in a time, for a spreadsheet. */
export async function exportCsv({ db }: Store, words: Words): Promise<string> {
  if (!words.csv) throw new Mistake('Say which format: export --csv');
  none(words);
  const { start, end } = period(words.from, words.to);
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

import type { Store } from '../database.ts';
import { inquiryOf } from '../inquiry.ts';
import { recipient } from './finding.ts';
import { csv } from './table.ts';
import { Mistake, moment, type Words } from './words.ts';

/** `export --csv`: everything in a time, for a spreadsheet. */
export async function exportCsv({ db }: Store, words: Words): Promise<string> {
  if (!words.csv) throw new Mistake('Say which format: export --csv');
  const rows = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('received_at', '>=', moment(words.from, new Date(0)))
    .where('received_at', '<', moment(words.to, new Date('9999-12-31')))
    .orderBy('received_at')
    .execute();
  const inquiries = rows.map(inquiryOf);

  return csv([
    [
      'reference',
      'received',
      'name',
      'email',
      'phone',
      'for',
      'inquiry type',
      'property',
      'page',
      'flagged',
      'held',
      'message',
    ],
    ...inquiries.map((one) => [
      ...[one.reference, one.receivedAt.toISOString(), one.name, one.email, one.phone, recipient(one)],
      ...[
        one.facts.inquiryType ?? '',
        one.facts.property ?? '',
        one.page,
        one.flagged ?? '',
        one.held ?? '',
        one.message,
      ],
    ]),
  ]);
}

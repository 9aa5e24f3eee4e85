import { lateThreshold } from '@dosmares/content/opening-hours';
import { nameOf, stateWords } from '@dosmares/mail/event-words';
import type { Detail, Part } from '@dosmares/mail/layout';
import { type Destinations, inquiryPath } from '@dosmares/mail/links';
import { duration, localTime } from '@dosmares/mail/promise';
import type { QuarantineReason } from '@dosmares/store/database';
import { isOpenState, isQuarantinedRow, officeId } from '@dosmares/store/inquiry';
import type { findInquiries, Row } from './find.ts';

export type Listed = Pick<Awaited<ReturnType<typeof findInquiries>>, 'rows' | 'count'>;

/** Lists a page of inquiries in a mail to the office, and says how many more there are. */
export function listed({ rows, count }: Listed, { deskOrigin }: Destinations): Part {
  const lines = rows.map((row): Detail => {
    if (isQuarantinedRow(row)) return [row.reference, quarantinedLine(row)];

    return [row.reference, openLine(row), deskOrigin && `${deskOrigin}${inquiryPath(row.reference)}`];
  });

  return { rows: lines, text: count > rows.length && `And ${count - rows.length} more.` };
}

const short = (text: string) => defanged(excerpt(text, 120));

function openLine({ name, agent_id, state, received_at }: Row): string {
  const waits = `waiting for ${duration(Date.now() - received_at.getTime())}`;
  const since = isOpenState(state) ? waits : `received ${localTime(received_at)}`;
  const isLate = isOpenState(state) && received_at < lateThreshold(new Date());

  return `${short(name)}, for ${nameOf(agent_id ?? officeId)}. ${stateWords[state]}, ${since}${isLate ? ', late' : ''}`;
}

function quarantinedLine({
  name,
  email,
  phone,
  agent_id,
  received_at,
  quarantined,
  beginning: said,
}: Row): string {
  return [
    [name, email, phone || 'no number'].map(short).join(', '),
    `for ${nameOf(agent_id ?? officeId)}, ${localTime(received_at)}`,
    quarantined ? quarantineReasonWords[quarantined] : '',
    `“${defanged(excerpt(said, 280))}”`,
  ].join(' — ');
}

export const quarantineReasonWords: Readonly<Record<QuarantineReason, string>> = {
  honeypot: 'filled in a field that people do not see',
  'too-many': 'one of very many from the same connection',
};

/** Defangs links in a stranger's text, such as “hxxps[:]//evil[.]test”; removes direction marks. */
export const defanged = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\bhttp/gi, 'hxxp')
    .replace(/(?<=\p{L}):(?=\S)/gu, '[:]')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu, '[.]');

/** Returns the beginning of a text as one line, cut between words if possible. */
export function excerpt(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  const gap = cut.lastIndexOf(' ');

  return `${cut
    .slice(0, gap > maxLength / 2 ? gap : maxLength)
    .toWellFormed()
    .replace(/[\s.,;:…]+$/u, '')}…`;
}

import { nameOf, stateWords } from '../../mail/event-words.ts';
import { type Fact, facts, type Maybe, type Part, paragraph } from '../../mail/layout.ts';
import { type Destinations, inquiryPath } from '../../mail/links.ts';
import { duration, lateFrom, localTime } from '../../mail/promise.ts';
import type { HoldReason } from '../../store/database.ts';
import { isHeldRow, isOpenState, officeId } from '../../store/inquiry.ts';
import type { findInquiries, Row } from './find.ts';

export type Listed = Pick<Awaited<ReturnType<typeof findInquiries>>, 'rows' | 'count'>;

/** Lists inquiries in a mail to the office; of a long list, the beginning. */
export function listed({ rows, count }: Listed, { deskOrigin }: Destinations): Maybe<Part>[] {
  const lines = rows.map((row): Fact => {
    if (isHeldRow(row)) return [row.reference, heldLine(row)];

    return [row.reference, openLine(row), deskOrigin && `${deskOrigin}${inquiryPath(row.reference)}`];
  });

  return [
    rows.length > 0 && facts(lines),
    count > rows.length && paragraph(`And ${count - rows.length} more.`),
  ];
}

const short = (text: string) => defanged(beginning(text, 120));

function openLine({ name, agent_id, state, received_at }: Row): string {
  const waits = `waiting for ${duration(Date.now() - received_at.getTime())}`;
  const since = isOpenState(state) ? waits : `received ${localTime(received_at)}`;
  const isLate = isOpenState(state) && received_at < lateFrom(new Date());

  return `${short(name)}, for ${nameOf(agent_id ?? officeId)}. ${stateWords[state]}, ${since}${isLate ? ', late' : ''}`;
}

function heldLine({ name, email, phone, agent_id, received_at, held, beginning: said }: Row): string {
  return [
    [name, email, phone || 'no number'].map(short).join(', '),
    `for ${nameOf(agent_id ?? officeId)}, ${localTime(received_at)}`,
    held ? heldBecause[held] : '',
    `“${defanged(beginning(said, 280))}”`,
  ].join(' — ');
}

export const heldBecause: Readonly<Record<HoldReason, string>> = {
  honeypot: 'filled in a field that people do not see',
  'too-many': 'one of very many from the same connection',
};

/** Makes a stranger's addresses unclickable, such as “hxxps[:]//evil[.]test”; marks that could reverse words go. */
export const defanged = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\bhttp/gi, 'hxxp')
    .replace(/(?<=\p{L}):(?=\S)/gu, '[:]')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu, '[.]');

/** Returns the beginning of a text in one line, cut between two words if possible. */
export function beginning(text: string, most: number): string {
  const line = text
    .slice(0, most * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const gap = cut.lastIndexOf(' ');

  return `${cut
    .slice(0, gap > most / 2 ? gap : most)
    .toWellFormed()
    .replace(/[\s.,;:…]+$/u, '')}…`;
}

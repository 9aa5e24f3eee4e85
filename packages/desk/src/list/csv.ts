import { dayOf } from '@dosmares/content/office-time';
import { fieldRows } from '@dosmares/contracts/inquiry-fields';
import { nameOf, outcomeWords, stateWords } from '@dosmares/mail/event-words';
import { detailText } from '@dosmares/mail/inquiry';
import { deskPath } from '@dosmares/mail/links';
import { localStamp } from '@dosmares/mail/promise';
import type { InquiryTable, Outcome } from '@dosmares/store/database';
import { officeId } from '@dosmares/store/inquiry';
import { type Selectable, sql } from 'kysely';
import type { DeskPage } from '../page/serve.ts';
import type { Person } from '../sign-in/staff.ts';
import { matching } from './find.ts';
import { filterFrom } from './lists.ts';
import { nameAmong } from './rows.tsx';

/** The columns that are read: without search words, of which a long list has more than text. */
const stored = [
  'reference',
  'received_at',
  'name',
  'email',
  'phone',
  'agent_id',
  'assignee',
  'state',
  'details',
  'page',
  'flagged',
  'quarantined',
  'message',
] as const;

type Exported = Pick<Selectable<InquiryTable>, (typeof stored)[number]> & {
  answered_at: Date | null;
  outcome: Outcome | null;
};

type Read = (row: Exported, people: readonly Person[]) => string | null | undefined;

const columns: Readonly<Record<string, Read>> = {
  reference: ({ reference }) => reference,
  'received (Los Cabos)': ({ received_at }) => localStamp(received_at),
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  for: ({ agent_id }) => nameOf(agent_id ?? officeId),
  'assigned to': ({ assignee }, people) => (assignee === null ? '' : nameAmong(people, assignee)),
  state: ({ state }) => stateWords[state],
  outcome: ({ outcome, state }) => (outcome && state === 'closed' ? outcomeWords(outcome) : ''),
  'answered (Los Cabos)': ({ answered_at }) => answered_at && localStamp(answered_at),
  ...Object.fromEntries(
    fieldRows().flatMap(([, { detail, column }]): [string, Read][] =>
      detail && column ? [[column, ({ details }) => detailText(details, detail)]] : [],
    ),
  ),
  page: ({ page }) => page,
  flagged: ({ flagged }) => flagged,
  quarantine: ({ quarantined }) => quarantined,
  message: ({ message }) => message,
};

export const spreadsheet: DeskPage = {
  path: `${deskPath}/inquiries.csv`,
  async show({ store: { db }, query, session: { person, people } }) {
    const rows = await matching(db, filterFrom(query, person), person)
      .select([...stored, answeredAt.as('answered_at'), lastOutcome.as('outcome')])
      .orderBy('received_at')
      .execute();
    const cells = rows.map((row) => Object.values(columns).map((read) => read(row, people) ?? ''));

    return {
      file: `inquiries-${dayOf(new Date())}.csv`,
      type: 'text/csv',
      // With a byte-order mark Excel reads UTF-8.
      text: `\ufeff${csv([Object.keys(columns), ...cells])}`,
    };
  },
};

const answeredAt = sql<Date | null>`(select min(at) from inquiry_event
  where inquiry_id = inquiry.id and kind = 'answered')`;
const lastOutcome = sql<Outcome | null>`(select detail->>'reason' from inquiry_event
  where inquiry_id = inquiry.id and kind = 'closed' order by number desc limit 1)`;

/** Formats rows as CSV. Cells that a spreadsheet would treat as formulas become text. */
export const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

// Spreadsheets strip invisible characters before they recognize a formula, and some accept full-width signs.
const formula = /^[\s\p{Cc}\p{Cf}'"]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

// Where the separator is a semicolon, a cell begins after each of them, quoted or not.
const hiddenFormula = /;(?=[\s\p{Cc}\p{Cf}'"]*[=+\-@＝＋－＠])/gu;

function cell(text: string) {
  const safe = `${formula.test(text) ? "'" : ''}${text}`.replace(hiddenFormula, ";'");

  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

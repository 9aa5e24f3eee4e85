import { type Kysely, type Selectable, sql } from 'kysely';
import { nameOf } from '../mail/event-words.ts';
import {
  type Fact,
  facts,
  type MailContent,
  type Maybe,
  notice,
  type Part,
  paragraph,
  renderMail,
} from '../mail/layout.ts';
import { type Destinations, deskButton } from '../mail/links.ts';
import { localTime } from '../mail/promise.ts';
import type { SendMail } from '../mail/smtp/sender.ts';
import { claim } from '../store/claims.ts';
import type { Database, InquiryTable, Store, Suspicion } from '../store/database.ts';
import { isHeld, theOffice } from '../store/inquiry.ts';

export interface DeskMails {
  store: Store;
  sendMail: SendMail;
  destinations: Destinations;
}

const pauseSeconds = 600;
const unannounced = sql<boolean>`${isHeld} and announced_at is null`;

/** Asks for a notice of newly held inquiries once the last one is ten minutes old; at most one job waits. */
export async function askForNotice({ db, boss }: Store) {
  const { rows } = await sql`select id from inquiry where ${unannounced}
    and not exists (select from claim where key = 'held-notice' and until > now()) limit 1`.execute(db);
  if (rows.length > 0) await boss.send('held-notice', {});
}

export async function sendHeldNotices({ store, sendMail, destinations }: DeskMails) {
  const { db, boss, polling } = store;
  await boss.work('held-notice', polling, async () => {
    const held = await readHeld(db, unannounced);
    const ids = held.inquiries.map(({ id }) => id);
    if (ids.length === 0) return;
    const name = `held.${held.inquiries[0]?.reference}.${held.count}`;
    await sendMail(renderMail(heldNoticeMail(held, destinations), name));

    await db.transaction().execute(async (trx) => {
      await trx.updateTable('inquiry').set({ announced_at: sql`now()` }).where('id', 'in', ids).execute();
      await claim(trx, [{ key: 'held-notice', holder: 'office', seconds: pauseSeconds }]);
    });
  });
}

/** Writes the notice of what is held: it cannot be answered to the stranger, nor anything of theirs clicked. */
export function heldNoticeMail(held: HeldInquiries, destinations: Destinations): MailContent {
  const isOne = held.count === 1;
  const what = isOne ? '1 message looks like spam' : `${held.count} messages look like spam`;

  return {
    subject: `${what} and ${isOne ? 'waits' : 'wait'} for a person`,
    title: what,
    preview: 'Please see whether one of them is real.',
    parts: [deskButton(destinations), ...heldParts(held)],
  };
}

type Held = Pick<
  Selectable<InquiryTable>,
  'id' | 'reference' | 'received_at' | 'name' | 'email' | 'phone' | 'agent_id' | 'held' | 'message'
>;

/** Inquiries in quarantine, newest first; `count` is the number of all, however many were read. */
export interface HeldInquiries {
  count: number;
  inquiries: readonly Held[];
}

const mostRead = 1000;
const mostMessage = 600;

export async function readHeld(db: Kysely<Database>, which = isHeld) {
  const { rows: inquiries } = await sql<Held & { total: number }>`
    select id, reference, received_at, name, email, phone, agent_id, held,
      left(message, ${mostMessage}) as message, (count(*) over ())::int as total
    from inquiry where ${which} order by received_at desc limit ${mostRead}`.execute(db);

  return { count: inquiries[0]?.total ?? 0, inquiries };
}

export const heldBecause: Readonly<Record<Suspicion, string>> = {
  honeypot: 'filled in a field that people do not see',
  'too-many': 'one of very many from the same connection',
};

const mostListed = 40;

/** Lists held inquiries for a person to judge on the desk; those that say the same stand in one line. */
export function heldParts({ count, inquiries }: HeldInquiries): Maybe<Part>[] {
  if (count === 0) return [];
  const alike = [...Map.groupBy(inquiries, ({ message }) => message.slice(0, 200).toLowerCase()).values()];
  const listed = alike.slice(0, mostListed);
  const more = count - listed.flat().length;

  return [
    notice(
      'These are in quarantine, because they look like spam: no agent has been told, and nothing was confirmed. Links in them have been made harmless. If one is real, release it on the desk; the agent and the office then get it as usual.',
    ),
    facts(listed.map(lineOf)),
    more > 0 && paragraph(`And ${more} more that are not listed here.`),
  ];
}

function lineOf([first, ...others]: readonly Held[]): Fact {
  const { reference, held, agent_id, received_at, name, email, phone, message } = first as Held;
  const who = [name, email, phone || 'no number'].map((text) => defanged(beginning(text, 120))).join(', ');
  const said = `“${defanged(beginning(message, 280))}”`;

  return [
    reference,
    [
      who,
      `for ${nameOf(agent_id ?? theOffice)}, ${localTime(received_at)}`,
      held ? heldBecause[held] : '',
      others.length > 0 ? `${said}, and ${others.length} more that say the same` : said,
    ].join(' — '),
  ];
}

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

  return `${cut.slice(0, gap > most / 2 ? gap : most).toWellFormed()}…`;
}

import { office } from '@dosmares/content/office';
import { agentById } from '@dosmares/content/roster';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { Send } from '../inquiries/outbox/deliver.ts';
import type { Mailbox, SendRaw } from '../mails/smtp/sender.ts';
import type { Database, ReplyTable } from '../store/database.ts';
import type { InboundAddresses } from './addresses.ts';
import { partsOf } from './message.ts';

/** Services for passing mails on. */
export interface PassingOn {
  db: Kysely<Database>;
  sendRaw: SendRaw;
  /** Sender address of our mails. */
  from: string;
  addresses: InboundAddresses | undefined;
}

type Kept = Selectable<ReplyTable>;

/** Passes on the waiting mails of an inquiry, oldest first; a refused one does not hold up the others. */
export function passOnReplies({ db, sendRaw, from, addresses }: PassingOn): Send {
  async function passOn(inquiry: Inquiry, id: string) {
    const kept = await db.selectFrom('reply').selectAll().where('id', '=', id).executeTakeFirst();
    if (!kept?.raw) return;
    const people = peopleOf(inquiry, kept);
    await sendRaw({
      to: people.to,
      bounceTo: addresses?.bounceTo(inquiry.id, { party: 'reply', edition: kept.edition }),
      raw: passedOn(Buffer.from(kept.raw), { ...people, from, by: addresses?.domain ?? 'localhost' }),
    });
    await db.updateTable('reply').set({ passed_at: new Date() }).where('id', '=', id).execute();
  }

  return async (inquiry) => {
    const waiting = await db
      .selectFrom('reply')
      .select('id')
      .where('inquiry_id', '=', inquiry.id)
      .where('passed_at', 'is', null)
      .orderBy('edition')
      .execute();
    const failures: unknown[] = [];
    for (const { id } of waiting) await passOn(inquiry, id).catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
}

/** Erases the text of mails 14 days after they were passed on: until then they may bounce. */
export async function dropPassedOn(db: Kysely<Database>) {
  await db
    .updateTable('reply')
    .set({ raw: null })
    .where('raw', 'is not', null)
    .where('passed_at', '<', sql<Date>`now() - interval '14 days'`)
    .execute();
}

interface People {
  to: Mailbox;
  replyTo: Mailbox;
  /** Display name of the sender. */
  sender: string;
}

function peopleOf({ email, reference }: Inquiry, { person, by_visitor }: Kept): People {
  const { name, email: address } = agentById(person) ?? office;
  const staff = { name, address };
  const visitor = { name: '', address: email };

  return by_visitor
    ? { to: staff, replyTo: visitor, sender: `Visitor ${reference}` }
    : { to: visitor, replyTo: staff, sender: name };
}

/**
 * Header fields that are kept: those about the message itself. All others describe its route here or are no longer
 * valid, such as signatures.
 */
const keptFields = /^(?:subject|date|message-id|in-reply-to|references|mime-version|content-[a-z-]+):/i;

/**
 * Returns the message with us as sender and a new recipient; body and content fields stay unchanged, byte for byte
 * (decision 0082).
 */
export function passedOn(
  raw: Buffer,
  { to, replyTo, sender, from, by }: People & { from: string; by: string },
): Buffer {
  const { fields, body } = partsOf(raw);
  const header = [
    `Received: by ${by} with ESMTP; ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `From: ${written({ name: sender, address: from })}`,
    `To: ${written(to)}`,
    `Reply-To: ${written(replyTo)}`,
  ];
  const kept = fields.filter((field) => keptFields.test(field));

  return Buffer.concat([
    Buffer.from(`${header.join('\r\n')}\r\n`),
    Buffer.from(`${[...kept, ''].join('\r\n')}\r\n`, 'latin1'),
    body,
  ]);
}

function written({ name, address }: Mailbox) {
  if (name === '') return address;
  const words = /^[\w .,'-]+$/.test(name)
    ? `"${name}"`
    : `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`;

  return `${words} <${address}>`;
}

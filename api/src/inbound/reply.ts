import { randomUUID } from 'node:crypto';
import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import type { Transaction } from 'kysely';
import { mostEvents } from '../handling/act.ts';
import { nextEvent } from '../handling/events.ts';
import { normalAddress } from '../inquiries/email-address.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { Database, Store } from '../store/database.ts';
import { beginAgain } from '../store/deliveries.ts';
import type { InboundMessage } from './message.ts';
import { SmtpRefusal } from './refusals.ts';

/** A mail to a person's reply address. */
export interface Reply {
  inquiry: Inquiry;
  /** The person to whom the address belongs. */
  person: number;
  message: InboundMessage;
}

/** The outcome of a mail to a reply address. */
export type ReplyOutcome = 'automatic' | 'repeated' | 'passed on' | 'already there';

const staffAddresses: ReadonlySet<string> = new Set(
  [office, ...roster].map(({ email }) => normalAddress(email)),
);

/**
 * Records the answer and keeps the mail until it is passed on (I30). A mail that reached its reader directly, because
 * mail programs answer to both reply addresses, is not sent a second time (I31). Only staff and the visitor are
 * accepted as senders (I35).
 */
export async function takeReply(
  store: Store,
  trx: Transaction<Database>,
  reply: Reply,
): Promise<ReplyOutcome> {
  const { inquiry, person, message } = reply;
  if (message.isAutomatic) return 'automatic';
  const visitor = normalAddress(inquiry.email);
  const isVisitor = message.from === visitor;
  if (!isVisitor && !staffAddresses.has(message.from))
    throw new SmtpRefusal(550, '5.7.1 Please answer from the address at which you got this inquiry');
  // Locks the inquiry: one mail at a time.
  await trx.selectFrom('inquiry').select('id').where('id', '=', inquiry.id).forNoKeyUpdate().execute();
  if (await isKnown(trx, reply)) return 'repeated';

  const isThere = message.recipients.some((one) => (isVisitor ? staffAddresses.has(one) : one === visitor));
  if (!isVisitor)
    await nextEvent(trx, inquiry.id, {
      kind: 'answered',
      actor: person,
      detail: { how: 'mail' },
      most: mostEvents,
    });
  await keep(store, trx, { ...reply, isVisitor, isThere });

  return isThere ? 'already there' : 'passed on';
}

async function isKnown(trx: Transaction<Database>, { inquiry, message }: Reply) {
  const replies = await trx
    .selectFrom('reply')
    .select('fingerprint')
    .where('inquiry_id', '=', inquiry.id)
    .execute();
  const isRepeated = replies.some(({ fingerprint }) => fingerprint === message.fingerprint);
  if (!isRepeated && replies.length >= mostEvents)
    throw new SmtpRefusal(
      550,
      '5.7.1 Too many answers to this inquiry; please write to the visitor directly',
    );

  return isRepeated;
}

async function keep(
  store: Store,
  trx: Transaction<Database>,
  { inquiry, person, message, isVisitor, isThere }: Reply & { isVisitor: boolean; isThere: boolean },
) {
  const delivery = { inquiry_id: inquiry.id, party: 'reply' as const };
  const edition = isThere ? 0 : await beginAgain(store, trx, delivery);
  await trx
    .insertInto('reply')
    .values({
      id: randomUUID(),
      inquiry_id: inquiry.id,
      person,
      edition,
      by_visitor: isVisitor,
      fingerprint: message.fingerprint,
      raw: isThere ? null : message.raw,
      passed_at: isThere ? new Date() : null,
    })
    .execute();
}

import type { Kysely, Transaction } from 'kysely';
import { findInquiry, type Inquiry } from '../inquiries/inquiry.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Database, Store } from '../store/database.ts';
import type { InboundAddress, InboundAddresses } from './addresses.ts';
import { bounceReason, recordBounce } from './bounce.ts';
import { type InboundMessage, readMessage } from './message.ts';
import { NotTakenNow, SmtpRefusal } from './refusals.ts';
import { type ReplyOutcome, takeReply } from './reply.ts';

/** Services for receiving mail. */
export interface ReceivingServices {
  store: () => Store;
  addresses: InboundAddresses;
  log: Log;
  metrics: Metrics;
}

/** A mail whose last line has arrived. */
export interface Arrived {
  /** The accepted recipients. */
  recipients: readonly string[];
  raw: Buffer;
}

type Read = { message: InboundMessage; reason: string | undefined };
type Outcome = ReplyOutcome | 'bounced' | 'no bounce';
type Written = { address: InboundAddress; outcome: Outcome; reason?: string | undefined };

/** Decides on recipients and on mails; rejects with an `SmtpRefusal`. */
export function receiving({ store, addresses, log, metrics }: ReceivingServices) {
  return {
    /**
     * Accepts recipients that belong to an existing inquiry: for an answer, or for a bounce, whose sender is empty
     * (I32).
     */
    async recipient(to: string, sender: string): Promise<void> {
      const address = addresses.read(to);
      const isFitting = address && (address.kind === 'bounce') === (sender === '');
      if (!isFitting || !(await orLater(() => reachable(store().db, address.inquiryId)))) {
        metrics.inbound.inc({ outcome: 'refused' });
        throw new SmtpRefusal(550, '5.1.1 No such address here');
      }
    },

    /** Accepts a mail for all its recipients or for none. */
    async message({ recipients, raw }: Arrived): Promise<void> {
      const reason = await bounceReason(raw);
      const message = await readMessage(raw);
      if (!message) throw new SmtpRefusal(554, '5.6.0 This mail has no header');

      const written = await orLater(() =>
        store()
          .db.transaction()
          .execute(async (trx) => {
            const all: (Written | undefined)[] = [];
            for (const to of recipients) all.push(await takeFor(trx, to, { message, reason }));

            return all;
          }),
      );
      for (const one of written) if (one) note(one);
    },
  };

  async function takeFor(trx: Transaction<Database>, to: string, { message, reason }: Read) {
    const address = addresses.read(to);
    const inquiry = address && (await reachable(trx, address.inquiryId));
    // The person was forgotten after the address was accepted.
    if (!inquiry) return undefined;
    if (address.kind === 'bounce') {
      const isNew = reason !== undefined && (await recordBounce(trx, address, reason));

      return { address, outcome: isNew ? 'bounced' : 'no bounce', reason } as const;
    }
    const { person } = address;

    return { address, outcome: await takeReply(store(), trx, { inquiry, person, message }) };
  }

  function note({ address, outcome, reason }: Written) {
    const { inquiryId: inquiry, kind } = address;
    metrics.inbound.inc({ outcome });
    if (outcome === 'bounced' && address.kind === 'bounce') metrics.dead.inc({ party: address.party });
    log[outcome === 'bounced' ? 'warn' : 'info']({ inquiry, kind, outcome, reason }, 'Mail came in');
  }

  /** Runs store work; on a failure of the store the client is asked to try again. */
  async function orLater<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SmtpRefusal) throw error;
      log.error({ reason: reasonOf(error) }, 'Mail could not be taken now');
      metrics.inbound.inc({ outcome: 'not now' });
      throw new NotTakenNow();
    }
  }
}

const reasonOf = (error: unknown) => {
  const { code, name } = error as { code?: string; name?: string };

  return code ?? name;
};

/** Returns the inquiry; undefined if the person was forgotten or the inquiry is held. */
async function reachable(db: Kysely<Database>, inquiryId: string): Promise<Inquiry | undefined> {
  const inquiry = await findInquiry(db, inquiryId);

  return inquiry?.held ? undefined : inquiry;
}

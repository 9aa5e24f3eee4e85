import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Selectable } from 'kysely';
import type { Database, DeliveryTable, Fault, Party } from '../store/database.ts';
import { findInquiry, type Inquiry } from '../store/inquiry.ts';

/** Sends an inquiry to one party; rejects when it was not accepted. */
export type Send = (inquiry: Inquiry, edition: number) => Promise<void>;

/** Why an attempt failed, without personal data; who has to act, and whether a retry makes sense. */
export interface Failed {
  reason: string;
  fault: Fault;
  isFinal: boolean;
}

/** The outcome of one attempt. */
export type Attempt =
  | { outcome: 'delivered' | 'already delivered'; reference: string }
  | { outcome: 'forgotten'; reference?: undefined }
  | ({ outcome: 'failed'; reference: string } & Failed);

/**
 * Makes one attempt to send an inquiry to one party. The outcome is stored before the queue learns of it: if the
 * process dies in between, the delivery is not made twice.
 */
export async function deliver(
  db: Kysely<Database>,
  inquiryId: string,
  party: Party,
  send: Send,
): Promise<Attempt> {
  const row = db
    .selectFrom('delivery')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .where('party', '=', party);
  const [inquiry, delivery] = await Promise.all([findInquiry(db, inquiryId), row.executeTakeFirst()]);
  if (!inquiry || !delivery) return { outcome: 'forgotten' };
  const { reference } = inquiry;
  if (delivery.delivered_at) return { outcome: 'already delivered', reference };

  const failed = await send(inquiry, delivery.edition).then(() => undefined, failureOf);
  const isCurrent = await untilStored(() => record(db, delivery, failed));
  // Corrected or sent again during the attempt: no other job will send the newer edition.
  if (!isCurrent) return deliver(db, inquiryId, party, send);

  return failed ? { outcome: 'failed', reference, ...failed } : { outcome: 'delivered', reference };
}

const longestPauseMs = 16_000;

/** Retries for half a minute: a mail whose delivery is not recorded would go out again. */
async function untilStored<T>(store: () => Promise<T>): Promise<T> {
  for (let wait = 500; wait <= longestPauseMs; wait *= 2) {
    const stored = await store().then(
      (value) => ({ value }),
      () => undefined,
    );
    if (stored) return stored.value;
    await pause(wait);
  }

  return store();
}

/**
 * Records an attempt; false when the delivery has since got a newer edition, about which this attempt says nothing.
 */
async function record(
  db: Kysely<Database>,
  { inquiry_id, party, edition }: Selectable<DeliveryTable>,
  failed: Failed | undefined,
) {
  const now = new Date();

  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      attempted_at: now,
      delivered_at: failed ? null : now,
      last_error: failed?.reason ?? null,
      fault: failed?.fault ?? null,
    }))
    .where('inquiry_id', '=', inquiry_id)
    .where('party', '=', party)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow();

  return numUpdatedRows > 0n;
}

function failureOf(error: unknown): Failed {
  const { reason, fault, isFinal } = error as Partial<Failed>;

  return {
    reason: reason ?? (error instanceof Error ? error.name : 'unknown'),
    fault: fault ?? 'service',
    isFinal: isFinal ?? false,
  };
}

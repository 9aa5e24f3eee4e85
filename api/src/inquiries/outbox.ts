import { setTimeout as pause } from 'node:timers/promises';
import { inquiryMail, type Reader } from '@dosmares/mail/inquiry';
import type { Destinations } from '@dosmares/mail/links';
import type { Failure } from '@dosmares/mail/smtp/failure';
import type { SendMail } from '@dosmares/mail/smtp/sender';
import type { Log } from '@dosmares/server/log';
import type { Recipient, Store } from '@dosmares/store/database';
import type { DeliveryJob } from '@dosmares/store/deliveries';
import { findInquiry, type Inquiry } from '@dosmares/store/inquiry';
import { sql } from 'kysely';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { sendToCrm } from './crm.ts';

export type Send = (inquiry: Inquiry, revision: number) => Promise<void>;

interface Attempt {
  outcome: 'delivered' | 'already delivered' | 'forgotten' | 'failed';
  reference?: string;
  revision?: number;
  failed?: Failure | undefined;
}

interface OutboxServices {
  /** Workers of each queue, each with one job at a time: a batch would wait for the slowest recipient's server. */
  workers: Readonly<Record<'mail' | 'crm', number>>;
  store: Store;
  send: Readonly<Record<Recipient, Send>>;
  log: Log;
  onAttempt?: (recipient: Recipient, outcome: Attempt['outcome'], reason?: string) => void;
}

type Job = JobWithMetadata<DeliveryJob>;

// The polling interval, in seconds, applies where the database transmits no notifications.
const workerOptions = { pollingIntervalSeconds: 1, includeMetadata: true, perJobResults: true } as const;

export function deliverySenders(
  sendMail: SendMail,
  destinations: Destinations,
  crm: Parameters<typeof sendToCrm>[0] | undefined,
): Record<Recipient, Send> {
  const byMail =
    (reader: Reader): Send =>
    (inquiry, revision) =>
      sendMail(inquiryMail(inquiry, reader, revision, destinations));

  return {
    agent: byMail('agent'),
    office: byMail('office'),
    visitor: byMail('visitor'),
    // Jobs for a CRM that has since been switched off do nothing.
    crm: crm ? sendToCrm(crm) : async () => undefined,
  };
}

/** Processes the delivery queues until the store closes; several processes share the work. */
export async function runOutbox({ workers, store, send, log, onAttempt = () => undefined }: OutboxServices) {
  const inProgress = new Map<string, Promise<Attempt>>();
  for (const [queue, count] of Object.entries(workers))
    for (let worker = 0; worker < count; worker += 1) await work(queue);

  async function work(queue: string) {
    let worker = '';
    worker = await store.boss.work(queue, { ...store.polling, ...workerOptions }, async (jobs: Job[]) => {
      const results = await Promise.all(jobs.map(attempt));
      // Fetches the next job without a pause.
      store.boss.notifyWorker(worker);

      return results;
    });
  }

  // After the store or the machine has stalled, a job may be fetched again during its first attempt: both then
  // share that attempt's outcome.
  function deliverOnce(job: DeliveryJob): Promise<Attempt> {
    const name = `${job.inquiry} ${job.recipient}`;
    const result =
      inProgress.get(name) ?? deliver(store, job, send[job.recipient]).finally(() => inProgress.delete(name));
    inProgress.set(name, result);

    return result;
  }

  async function attempt({ id, data, retryCount, retryLimit }: Job): Promise<JobResult> {
    const { inquiry, recipient } = data;
    const { outcome, reference, revision = 0, failed } = await deliverOnce(data);
    const status = jobStatus(recipient, failed);
    const why = failed && { reason: failed.reason };

    const line = { reference, inquiry, recipient, outcome, attempt: retryCount + 1, ...why };
    log[failed ? 'warn' : 'info'](line, 'Delivery');
    onAttempt(recipient, outcome, failed?.reason);
    if (status === 'deadletter' || (failed && retryCount >= retryLimit))
      await retryStoring(() => updateDelivery(store, data, revision).set({ dead_at: new Date() }).execute());

    return { id, status, output: { outcome, ...why } };
  }
}

function jobStatus(recipient: Recipient, failed: Failure | undefined): JobResult['status'] {
  if (!failed) return 'completed';

  // A confirmation that is refused for good has a wrong address: trying for days would not help.
  return failed.isFinal && recipient === 'visitor' ? 'deadletter' : 'failed';
}

/** Updates a delivery unless it has a newer revision, which somebody has sent again or corrected. */
const updateDelivery = ({ db }: Store, { inquiry, recipient }: DeliveryJob, revision: number) =>
  db
    .updateTable('delivery')
    .where('inquiry_id', '=', inquiry)
    .where('recipient', '=', recipient)
    .where('revision', '=', revision);

/** Attempts a delivery; records the outcome before the job ends, so that a crash in between repeats no mail. */
export async function deliver(store: Store, job: DeliveryJob, send: Send): Promise<Attempt> {
  const row = sql<{ delivered_at: Date | null; revision: number }>`select delivered_at, revision from delivery
    where inquiry_id = ${job.inquiry} and recipient = ${job.recipient}`.execute(store.db);
  const [inquiry, { rows }] = await Promise.all([findInquiry(store.db, job.inquiry), row]);
  const [delivery] = rows;
  if (!inquiry || !delivery) return { outcome: 'forgotten' };
  const { reference } = inquiry;
  const { delivered_at, revision } = delivery;
  if (delivered_at) return { outcome: 'already delivered', reference };

  const failed = await send(inquiry, revision).then(() => undefined, failureOf);
  const isCurrent = await retryStoring(() => record(store, job, revision, failed));
  // Corrected or resent during the attempt: this job has to send the newer revision, too.
  if (!isCurrent) return deliver(store, job, send);

  return { outcome: failed ? 'failed' : 'delivered', reference, revision, failed };
}

const maxPauseMs = 16_000;

/** Retries for half a minute: a mail whose delivery is not recorded would be sent again. */
const retryStoring = <T>(store: () => Promise<T>, wait = 500): Promise<T> =>
  wait > maxPauseMs ? store() : store().catch(() => pause(wait).then(() => retryStoring(store, wait * 2)));

/** Records an attempt; returns false when the delivery has a newer revision meanwhile. */
async function record(store: Store, job: DeliveryJob, revision: number, failed: Failure | undefined) {
  const delivered_at = failed ? null : new Date();
  const { numUpdatedRows } = await updateDelivery(store, job, revision)
    .set({ delivered_at, last_error: failed?.reason ?? null, fault: failed?.fault ?? null })
    .executeTakeFirstOrThrow();

  return numUpdatedRows > 0n;
}

const failureOf = (error: Partial<Failure & Error>): Failure => {
  const { reason = error.name ?? 'unknown', fault = 'service', isFinal = false } = error;

  return { reason, fault, isFinal };
};

import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Log } from '../operations/log.ts';
import type { Party, Store } from '../store/database.ts';
import type { DeliveryJob } from '../store/deliveries.ts';
import { type Attempt, deliver, type Send } from './deliver.ts';

/** Services and limits of the outbox. */
export interface OutboxServices {
  store: Store;
  send: Readonly<Record<Party, Send>>;
  /** Mails sent at the same time; each needs its own connection. */
  mailsAtOnce: number;
  log: Log;
  onAttempt?: (party: Party, attempt: Attempt['outcome'] | 'dead', reason?: string) => void;
}

type Job = JobWithMetadata<DeliveryJob>;

// One job at a time for each worker: in a batch, all would wait for the slowest recipient's server.
const pace = {
  // Where the database transmits no notifications.
  pollingIntervalSeconds: 1,
  includeMetadata: true,
  perJobResults: true,
} as const;

const crmCallsAtOnce = 2;

// A confirmation that is refused permanently went to an address that does not exist; retrying for three days would
// not help staff.
const givesUpAtOnce: ReadonlySet<Party> = new Set(['visitor']);

/** Works off the queues until the store closes; several processes share the work. */
export async function runOutbox({
  store,
  send,
  mailsAtOnce,
  log,
  onAttempt = () => undefined,
}: OutboxServices) {
  const underWay = new Map<string, Promise<Attempt>>();
  for (let worker = 0; worker < mailsAtOnce; worker += 1) await work('mail');
  for (let worker = 0; worker < crmCallsAtOnce; worker += 1) await work('crm');

  async function work(queue: string) {
    let worker = '';
    worker = await store.boss.work(queue, { ...store.polling, ...pace }, async (jobs: Job[]) => {
      const results = await Promise.all(jobs.map(attempt));
      // There may be more jobs: the next is fetched without a pause.
      store.boss.notifyWorker(worker);

      return results;
    });
  }

  // A job may be fetched again while its first attempt is still running, after the store or the whole machine stood
  // still: it then waits for the outcome of that attempt.
  function deliverOnce({ inquiry, party }: DeliveryJob): Promise<Attempt> {
    const name = `${inquiry} ${party}`;
    const result =
      underWay.get(name) ??
      deliver(store.db, inquiry, party, send[party]).finally(() => underWay.delete(name));
    underWay.set(name, result);

    return result;
  }

  async function attempt(job: Job): Promise<JobResult> {
    const { inquiry, party } = job.data;
    const result = await deliverOnce(job.data);
    const status = statusAfter(job, result);
    const reason = result.outcome === 'failed' ? result.reason : undefined;

    log[reason ? 'warn' : 'info'](
      {
        reference: result.reference,
        inquiry,
        party,
        outcome: result.outcome,
        attempt: job.retryCount + 1,
        ...(reason && { reason }),
      },
      'Delivery',
    );
    onAttempt(party, result.outcome, reason);
    if (status === 'deadletter' || (status === 'failed' && job.retryCount >= job.retryLimit)) {
      await markDead(store, job.data);
      onAttempt(party, 'dead', reason);
    }

    return { id: job.id, status, output: { outcome: result.outcome, ...(reason && { reason }) } };
  }
}

function statusAfter({ data }: Job, result: Attempt): JobResult['status'] {
  if (result.outcome !== 'failed') return 'completed';

  return result.isFinal && givesUpAtOnce.has(data.party) ? 'deadletter' : 'failed';
}

async function markDead({ db }: Store, { inquiry, party }: DeliveryJob) {
  await db
    .updateTable('delivery')
    .set({ dead_at: new Date() })
    .where('inquiry_id', '=', inquiry)
    .where('party', '=', party)
    .execute();
}

import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Party, Store } from '../database.ts';
import type { Log } from '../log.ts';
import type { DeliveryJob } from '../queues.ts';
import { type Attempt, deliver, type Tell } from './deliver.ts';

/** What the outbox needs: how each party is told, and somebody to hear what became of it. */
export interface OutboxServices {
  store: Store;
  tell: Readonly<Record<Party, Tell>>;
  log: Log;
  onAttempt?: (party: Party, attempt: Attempt['outcome'] | 'dead', reason?: string) => void;
}

type Job = JobWithMetadata<DeliveryJob>;

// A new job wakes the workers at once; asking from time to time is for what was not heard.
const pace = {
  batchSize: 5,
  localConcurrency: 2,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 2,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const;

// A confirmation that is refused for good went to an address that does not exist; staff would gain nothing from three days of trying.
const givesUpAtOnce: ReadonlySet<Party> = new Set(['visitor']);

/** Works off the queues until the store closes; several processes share the work. */
export async function runOutbox({ store, tell, log, onAttempt = () => undefined }: OutboxServices) {
  for (const queue of ['mail', 'crm']) {
    await store.boss.work(queue, pace, (jobs: Job[]) => Promise.all(jobs.map(attempt)));
  }

  async function attempt(job: Job): Promise<JobResult> {
    const { inquiry, party } = job.data;
    const result = await deliver(store.db, inquiry, party, tell[party]);
    const status = statusAfter(job, result);
    const reason = result.outcome === 'failed' ? result.reason : undefined;

    log[reason ? 'warn' : 'info'](
      { inquiry, party, outcome: result.outcome, attempt: job.retryCount + 1, ...(reason && { reason }) },
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

import type { Db, PgBoss, Queue } from 'pg-boss';
import { leaseSeconds } from '../mails/smtp/limits.ts';
import type { Party } from './database.ts';

const day = 86_400;

/** How often and how long sending is repeated before a job lies in the dead-letter queue until staff send it again. */
export interface RetryPolicy {
  retries: number;
  firstPauseSeconds: number;
  longestPauseSeconds: number;
}

/** The shortest time after which a job with this retryPolicy is given up: pauses double, and the first half of each is certain. */
export function shortestRetrySeconds({
  retries,
  firstPauseSeconds,
  longestPauseSeconds,
}: RetryPolicy): number {
  const pauses = Array.from({ length: retries }, (_, retry) =>
    Math.min(longestPauseSeconds, (firstPauseSeconds * 2 ** Math.min(16, retry)) / 2),
  );

  return pauses.reduce((sum, pause) => sum + pause, 0);
}

/** The queue that tells each party. */
export const queueOf = {
  agent: 'mail',
  office: 'mail',
  visitor: 'mail',
  crm: 'crm',
} as const satisfies Record<Party, string>;

// An alarm from hours ago helps nobody; the mail that says the same waits as long as any other.
const alarmRetries = { retryLimit: 20, retryDelay: 15, retryDelayMax: 900 };

/**
 * Every queue; a dead-letter queue stands before the one that needs it. A process says every few seconds that it is
 * still at work on its jobs; after `expireSeconds` of silence they are taken up by another. While it does say so, a job
 * may take as long as the slowest mail server is allowed to (decision 0015).
 */
export function queues({
  expireSeconds,
  retryPolicy,
}: {
  expireSeconds: number;
  retryPolicy: RetryPolicy;
}): readonly Queue[] {
  const kept = { retentionSeconds: 90 * day, deleteAfterSeconds: 7 * day };
  const dead = { ...kept, deleteAfterSeconds: 90 * day };
  const told = {
    ...kept,
    retryLimit: retryPolicy.retries,
    retryDelay: retryPolicy.firstPauseSeconds,
    retryDelayMax: retryPolicy.longestPauseSeconds,
    retryBackoff: true,
    heartbeatSeconds: expireSeconds,
    expireInSeconds: leaseSeconds,
    notify: true,
  };

  return [
    { name: 'mail-dead', ...dead },
    { name: 'crm-dead', ...dead },
    { name: 'mail', ...told, deadLetter: 'mail-dead' },
    { name: 'crm', ...told, deadLetter: 'crm-dead' },
    { name: 'alert', ...told },
    { name: 'alert-webhook', ...told, ...alarmRetries },
    { name: 'digest', ...told, notify: false },
    // One that waits, one that is repeated and one at work, never two of a kind.
    { name: 'held-notice', ...told, policy: 'stately' },
  ];
}

/** What a job says: everything else is read when it runs, so that a forgotten person is in no queue. */
export interface DeliveryJob {
  inquiry: string;
  party: Party;
}

/** Puts deliveries into their queues, as part of the caller's transaction. */
export async function enqueue(
  boss: PgBoss,
  db: Db,
  deliveries: readonly { inquiry_id: string; party: Party }[],
) {
  const byQueue = Object.groupBy(deliveries, ({ party }) => queueOf[party]);

  for (const [queue, all = []] of Object.entries(byQueue)) {
    const jobs = all.map(({ inquiry_id, party }) => ({
      data: { inquiry: inquiry_id, party } satisfies DeliveryJob,
    }));
    await boss.insert(queue, jobs, { db });
  }
}

/** Asks for a mail that tells the office what is held, as part of the caller's transaction if there is one. When one is asked for already, that one will tell of everything. `startAfter` is in seconds. */
export async function enqueueHeldNotice(boss: PgBoss, when: { db?: Db; startAfter?: number }) {
  await boss.send('held-notice', {}, when);
}

/** Takes jobs that wait out of their queues, dead-letter queues included, as part of the caller's transaction. */
export async function withdraw(
  boss: PgBoss,
  db: Db,
  deliveries: readonly { inquiry_id: string; party: Party }[],
) {
  const wanted = new Set(deliveries.map(({ inquiry_id, party }) => `${inquiry_id} ${party}`));
  const [first] = deliveries;
  const isOneInquiry = deliveries.every(({ inquiry_id }) => inquiry_id === first?.inquiry_id);
  const data = isOneInquiry && first ? { data: { inquiry: first.inquiry_id } } : {};

  for (const queue of new Set(
    deliveries.flatMap(({ party }) => [queueOf[party], `${queueOf[party]}-dead`]),
  )) {
    const waiting = await boss.findJobs<DeliveryJob>(queue, { ...data, queued: true, db });
    const ids = waiting.filter(({ data }) => wanted.has(`${data.inquiry} ${data.party}`)).map(({ id }) => id);
    if (ids.length > 0) await boss.deleteJob(queue, ids, { db });
  }
}

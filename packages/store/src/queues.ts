import type { FastifyBaseLogger as Log } from 'fastify';
import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss';

const day = 86_400;

/** How often and how long a job is tried before its delivery is given up. */
export interface RetryPolicy {
  retries: number;
  firstPauseSeconds: number;
  longestPauseSeconds: number;
  /** Seconds without a heartbeat after which another process takes over a job; pg-boss requires at least 10. */
  expireSeconds: number;
}

/** Tries mails for at least 72 hours. */
export const defaultRetries: RetryPolicy = {
  retries: 90,
  firstPauseSeconds: 15,
  longestPauseSeconds: 3_600,
  expireSeconds: 120,
};

/** Seconds that a job may take: longer than the slowest mail server (decision 0010). */
export const maxJobSeconds = 4_500;

/** Opens the queues in the store's database, with retries by a policy. */
export async function openQueues(options: ConstructorOptions, retries: RetryPolicy, log: Log) {
  const seconds = Math.min(30, Math.ceil(retries.expireSeconds / 2));
  const boss = new PgBoss({
    ...options,
    schema: 'pgboss',
    useListenNotify: true,
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
    monitorVacuum: false,
    // No job depends on another, so the default of every 5 s is not needed.
    flowIntervalSeconds: 3_600,
  });
  boss.on('error', (error) =>
    log.error({ problem: (error as { code?: string }).code ?? error.name }, 'The queue reports an error'),
  );
  try {
    await boss.start();
    await createQueues(boss, retries);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }

  return boss;
}

async function createQueues(boss: PgBoss, retries: RetryPolicy) {
  for (const { name, policy = 'standard', ...rest } of queues(retries)) {
    await boss.createQueue(name, { policy, ...rest });
    // createQueue does not change the settings of an existing queue.
    await boss.updateQueue(name, rest);
    // Caches the queue, which its first use would look up outside the transaction: a deadlock on PGlite.
    await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' });
  }
}

const repeatedQueues = ['mail', 'crm', 'alert', 'alert-webhook', 'reminder', 'quarantine-notice'];

function queues(policy: RetryPolicy): readonly Queue[] {
  const repeated = {
    retentionSeconds: 90 * day,
    deleteAfterSeconds: 7 * day,
    retryLimit: policy.retries,
    retryDelay: policy.firstPauseSeconds,
    retryDelayMax: policy.longestPauseSeconds,
    retryBackoff: true,
    heartbeatSeconds: policy.expireSeconds,
    expireInSeconds: maxJobSeconds,
    notify: true,
  };

  return [
    ...repeatedQueues.map((name) => ({ name, ...repeated })),
    { name: 'digest', ...repeated, notify: false },
    // Never more than one waits, so that a slow run is not followed by a backlog.
    {
      name: 'minutely',
      policy: 'short',
      retryLimit: 0,
      expireInSeconds: 600,
      deleteAfterSeconds: 3_600,
      notify: true,
    },
    {
      name: 'nightly',
      policy: 'short',
      retryLimit: 3,
      retryDelay: 600,
      expireInSeconds: 3_600,
      notify: true,
    },
  ];
}

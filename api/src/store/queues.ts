import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss, type Queue } from 'pg-boss';
import { longestJobSeconds } from '../mails/smtp/timeouts.ts';
import type { Database, Party } from './database.ts';

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

/** The queue of each party. */
export const queueOf = {
  agent: 'mail',
  office: 'mail',
  visitor: 'mail',
  crm: 'crm',
  reply: 'mail',
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
  const repeated = {
    ...kept,
    retryLimit: retryPolicy.retries,
    retryDelay: retryPolicy.firstPauseSeconds,
    retryDelayMax: retryPolicy.longestPauseSeconds,
    retryBackoff: true,
    heartbeatSeconds: expireSeconds,
    expireInSeconds: longestJobSeconds,
    notify: true,
  };

  return [
    { name: 'mail-dead', ...dead },
    { name: 'crm-dead', ...dead },
    { name: 'mail', ...repeated, deadLetter: 'mail-dead' },
    { name: 'crm', ...repeated, deadLetter: 'crm-dead' },
    { name: 'alert', ...repeated },
    { name: 'alert-webhook', ...repeated, ...alarmRetries },
    { name: 'digest', ...repeated, notify: false },
    { name: 'reminder', ...repeated },
    // One that waits, one that is repeated and one at work, never two of a kind.
    { name: 'held-notice', ...repeated, policy: 'stately' },
  ];
}

/** Asks for a mail that tells the office what is held, as part of the caller's transaction if there is one. When one is asked for already, that one will tell of everything. */
export async function enqueueHeldNotice(boss: PgBoss, trx?: Transaction<Database>, startAfter?: number) {
  await boss.send(
    'held-notice',
    {},
    { ...(trx && { db: fromKysely(trx) }), ...(startAfter && { startAfter }) },
  );
}

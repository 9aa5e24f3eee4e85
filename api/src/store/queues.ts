import type { Queue } from 'pg-boss';
import type { Party } from './database.ts';

const day = 86_400;

/** How often and how long a job is tried before it waits in the dead-letter queue for staff. */
export interface RetryPolicy {
  retries: number;
  firstPauseSeconds: number;
  longestPauseSeconds: number;
  /** Seconds of silence after which another process takes over a job; the queue requires at least 10. */
  expireSeconds: number;
}

/** Mails are tried for at least 72 hours. */
export const patient: RetryPolicy = {
  retries: 90,
  firstPauseSeconds: 15,
  longestPauseSeconds: 3_600,
  expireSeconds: 120,
};

/** Seconds that a job may take: longer than the slowest mail server may (decision 0010). */
export const longestJobSeconds = 4_500;

export const queueOf = {
  agent: 'mail',
  office: 'mail',
  visitor: 'mail',
  crm: 'crm',
} as const satisfies Record<Party, string>;

// A late alarm helps nobody: the webhook is tried for about four hours, the mail as long as any other.
const alarmRetries = { retryLimit: 20, retryDelay: 15, retryDelayMax: 900 };

/**
 * Returns all queues; a dead-letter queue precedes the queue that needs it. Every few seconds a process reports that
 * it is still working on its jobs; after `expireSeconds` of silence another process takes them over. While it
 * reports, a job may take as long as the slowest mail server is allowed to (decision 0010).
 */
export function queues(policy = patient): readonly Queue[] {
  const kept = { retentionSeconds: 90 * day, deleteAfterSeconds: 7 * day };
  const dead = { ...kept, deleteAfterSeconds: 90 * day };
  const repeated = {
    ...kept,
    retryLimit: policy.retries,
    retryDelay: policy.firstPauseSeconds,
    retryDelayMax: policy.longestPauseSeconds,
    retryBackoff: true,
    heartbeatSeconds: policy.expireSeconds,
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
    // At most one job waiting, one in retry and one active.
    { name: 'held-notice', ...repeated, policy: 'stately' },
  ];
}

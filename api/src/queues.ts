import type { Db, PgBoss, Queue } from 'pg-boss';
import type { Party } from './database.ts';

const day = 86_400;

/** How often and how long sending is repeated before a job lies in the dead-letter queue until staff send it again. */
export interface Patience {
  retries: number;
  firstPauseSeconds: number;
  longestPauseSeconds: number;
}

/** The shortest time after which a job with this patience is given up: pauses double, and the first half of each is certain. */
export function leastPatienceSeconds({ retries, firstPauseSeconds, longestPauseSeconds }: Patience): number {
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

/** Every queue; a dead-letter queue stands before the one that needs it. */
export function queues({
  expireSeconds,
  patience,
}: {
  expireSeconds: number;
  patience: Patience;
}): readonly Queue[] {
  const kept = { retentionSeconds: 90 * day, deleteAfterSeconds: 7 * day };
  const dead = { ...kept, deleteAfterSeconds: 90 * day };
  const told = {
    ...kept,
    retryLimit: patience.retries,
    retryDelay: patience.firstPauseSeconds,
    retryDelayMax: patience.longestPauseSeconds,
    retryBackoff: true,
    expireInSeconds: expireSeconds,
    notify: true,
  };

  return [
    { name: 'mail-dead', ...dead },
    { name: 'crm-dead', ...dead },
    { name: 'mail', ...told, deadLetter: 'mail-dead' },
    { name: 'crm', ...told, deadLetter: 'crm-dead' },
    { name: 'alert', ...told },
    { name: 'digest', ...told, notify: false },
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

import { Problem } from '../../problems.ts';
import { TooLate, within } from '../../waiting.ts';
import { fairQueue, type QueueBounds } from './fair-queue.ts';

/** How storing in batches is bounded. */
export interface CommitLimits extends QueueBounds {
  batchSize: number;
  /** Batches that are stored at the same time; an engine with one connection takes one. */
  batchesAtOnce: number;
  /** Milliseconds after which a caller is told that it failed, whatever became of the batch. */
  deadlineMs: number;
  /** Whether an error is about something in the batch; all others are the store's, and the next try would meet them as well. */
  isAboutOne: (error: unknown) => boolean;
}

/** Stores one item; senders take turns when many wait. Rejects with `busy` when the queue is full, with `TooLate` after the deadline. */
export type Commit<T, R> = (item: T, sender: string) => Promise<R>;

interface Waiting<T, R> {
  item: T;
  answer: PromiseWithResolvers<R>;
  isLate: boolean;
}

/**
 * Gathers what arrives while batches are being stored into the next batch, so that many inquiries share one transaction
 * and one wait for the disk. A batch that fails for something in it is tried again one by one, so that nobody pays for
 * a neighbour; when the store fails, all callers are told at once.
 */
export function groupCommit<T, R>(
  store: (batch: readonly T[]) => Promise<readonly R[]>,
  limits: CommitLimits,
): Commit<T, R> {
  const queue = fairQueue<Waiting<T, R>>(limits);
  let storing = 0;

  function drain() {
    while (storing < limits.batchesAtOnce) {
      const taken = queue.take(limits.batchSize);
      if (taken.length === 0) return;
      const batch = taken.filter(({ isLate }) => !isLate);
      if (batch.length > 0) void storeBatch(batch);
    }
  }

  async function storeBatch(batch: readonly Waiting<T, R>[]) {
    storing += 1;
    await settle(batch);
    storing -= 1;
    drain();
  }

  async function settle(batch: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await within(limits.deadlineMs, store(batch.map(({ item }) => item)));
      for (const [index, { answer }] of batch.entries()) answer.resolve(results[index] as R);
    } catch (error) {
      if (batch.length > 1 && limits.isAboutOne(error)) return settleEach(batch);
      for (const { answer } of batch) answer.reject(error);
    }
  }

  async function settleEach(batch: readonly Waiting<T, R>[]) {
    for (const one of batch) if (!one.isLate) await settle([one]);
  }

  return async (item, sender) => {
    const waiting = { item, answer: Promise.withResolvers<R>(), isLate: false };
    if (!queue.add(sender, waiting)) throw new Problem('busy');
    // The next turn of the loop: whatever came in with the same tick goes into the same batch.
    setImmediate(drain);

    return within(limits.deadlineMs, waiting.answer.promise).catch((error) => {
      waiting.isLate = error instanceof TooLate;
      throw error;
    });
  };
}

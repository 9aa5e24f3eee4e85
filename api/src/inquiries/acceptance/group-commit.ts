import { TooLate, within } from '@dosmares/contracts/waiting';
import { Problem } from '../../problems.ts';
import { isDataError } from '../../store/data-error.ts';

/** Limits of storing in batches. */
export interface CommitLimits extends QueueBounds {
  batchSize: number;
  /** Batches stored at the same time; one for an engine with a single connection. */
  batchesAtOnce: number;
  /** Milliseconds after which a call fails, whatever the outcome of its batch. */
  deadlineMs: number;
  /**
   * Reports whether an error is about an item of the batch; all others are the store's, and a retry would fail as
   * well.
   */
  isAboutOne: (error: unknown) => boolean;
}

/**
 * Limits for inquiries. A visitor's browser waits for 15 s. The queue holds less than the slower engine stores in a
 * second or two.
 */
export const commitLimits: Omit<CommitLimits, 'batchesAtOnce'> = {
  batchSize: 100,
  deadlineMs: 9_000,
  perSender: 500,
  total: 2_000,
  isAboutOne: (error: unknown) => error instanceof Problem || isDataError(error),
};

/**
 * Stores one item; waiting senders take turns. Rejects with `busy` when the queue is full, with `TooLate` after the
 * deadline.
 */
export type Commit<T, R> = (item: T, sender: string) => Promise<R>;

interface Waiting<T, R> {
  item: T;
  answer: PromiseWithResolvers<R>;
  isLate: boolean;
}

/**
 * Collects items that arrive during a store into the next batch, so that many inquiries share one transaction and one
 * disk flush. A batch that fails because of an item is retried one by one, so that one item does not fail the others;
 * when the store fails, all callers fail at once.
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
    // Drains in the next turn of the event loop, so that all items of the same tick share a batch.
    setImmediate(drain);

    return within(limits.deadlineMs, waiting.answer.promise).catch((error) => {
      waiting.isLate = error instanceof TooLate;
      throw error;
    });
  };
}

/** Limits on waiting items. */
export interface QueueBounds {
  /** For one sender. */
  perSender: number;
  /** For all senders together. */
  total: number;
}

/** Items that wait for their turn, by sender. */
export interface FairQueue<T> {
  /** Adds an item to its sender's line; false when the queue is full. */
  add: (sender: string, item: T) => boolean;
  /** Takes up to `most` items, one from each sender in turn. */
  take: (most: number) => T[];
}

/** Creates a bounded queue in which senders take turns: a busy sender delays only itself. */
export function fairQueue<T>({ perSender, total }: QueueBounds): FairQueue<T> {
  const lines = new Map<string, T[]>();
  let size = 0;

  function next(): T | undefined {
    const [first] = lines;
    if (!first) return undefined;

    const [sender, line] = first;
    const item = line.shift();
    size -= 1;
    // Moves the sender to the end: a map keeps the insertion order of its keys.
    lines.delete(sender);
    if (line.length > 0) lines.set(sender, line);

    return item;
  }

  return {
    add(sender, item) {
      const line = lines.get(sender) ?? [];
      if (size >= total || line.length >= perSender) return false;

      line.push(item);
      size += 1;
      lines.set(sender, line);

      return true;
    },
    take(most) {
      const taken: T[] = [];
      while (taken.length < most && size > 0) taken.push(next() as T);

      return taken;
    },
  };
}

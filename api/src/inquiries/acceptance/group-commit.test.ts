import { setTimeout as pause } from 'node:timers/promises';
import { type CommitLimits, groupCommit } from './group-commit.ts';

const limits: CommitLimits = {
  batchSize: 100,
  batchesAtOnce: 1,
  deadlineMs: 1000,
  perSender: 100,
  total: 1000,
  isAboutOne: (error) => (error as Error).message === 'poison',
};

/** Returns a commit with these limits, for one sender. */
function committing<T, R>(
  store: (batch: readonly T[]) => Promise<readonly R[]>,
  more: Partial<CommitLimits> = {},
) {
  const commit = groupCommit(store, { ...limits, ...more });

  return (item: T) => commit(item, 'somebody');
}

describe('group commit', () => {
  it('stores what arrives together in one batch, and gives each caller its own result', async () => {
    const batches: (readonly number[])[] = [];
    const store = committing(async (batch: readonly number[]) => {
      batches.push(batch);
      await pause(5);
      return batch.map((item) => item * 10);
    });

    expect(await Promise.all([1, 2, 3].map(store))).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('gathers what arrives while a batch is under way', async () => {
    const sizes: number[] = [];
    const store = committing(async (batch: readonly number[]) => {
      sizes.push(batch.length);
      await pause(20);
      return batch;
    });

    const first = store(1);
    await pause(5);
    await Promise.all([first, ...[2, 3, 4].map(store)]);

    expect(sizes).toEqual([1, 3]);
  });

  it('stores several batches at a time where the engine can', async () => {
    let [now, most] = [0, 0];
    const store = committing(
      async (batch: readonly number[]) => {
        now += 1;
        most = Math.max(most, now);
        await pause(20);
        now -= 1;
        return batch;
      },
      { batchesAtOnce: 3, batchSize: 1 },
    );

    await Promise.all([1, 2, 3, 4, 5].map(store));

    expect(most).toBe(3);
  });

  it('lets nobody pay for a neighbour: a batch that fails for one of its items is stored one by one', async () => {
    const store = committing(async (batch: readonly string[]) => {
      if (batch.includes('poison')) throw new Error('poison');
      return batch;
    });

    const results = await Promise.allSettled(['good', 'poison', 'fine'].map(store));

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('tells all at once when the store fails, without another try for each', async () => {
    const store = jest.fn(async () => Promise.reject(new Error('the line is cut')));

    const results = await Promise.allSettled([1, 2, 3].map(committing(store)));

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(store).toHaveBeenCalledTimes(1);
  });

  it('answers everybody by the deadline when the store is silent, and serves those who come later', async () => {
    let isSilent = true;
    const store = committing(
      (batch: readonly number[]) =>
        isSilent ? new Promise<readonly number[]>(() => undefined) : Promise.resolve(batch),
      { deadlineMs: 100, batchSize: 2 },
    );

    const start = performance.now();
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(store));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(performance.now() - start).toBeLessThan(1000);

    isSilent = false;
    await expect(store(7)).resolves.toBe(7);
  });

  it('refuses what its queue cannot hold, and lets another sender in before the rest of a flood', async () => {
    const order: string[] = [];
    const commit = groupCommit(
      async (batch: readonly string[]) => {
        order.push(...batch);
        await pause(5);
        return batch;
      },
      { ...limits, batchSize: 1, perSender: 5 },
    );

    const flood = Array.from({ length: 8 }, (_, index) => commit(`flood ${index}`, 'one'));
    const honest = commit('honest', 'other');
    const results = await Promise.allSettled([...flood, honest]);

    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    expect(order.indexOf('honest')).toBeLessThan(3);
  });
});

import { groupCommit } from './group-commit.ts';

describe('group commit', () => {
  it('stores what arrives together in one batch, and gives each caller its own result', async () => {
    const batches: (readonly number[])[] = [];
    const store = groupCommit(async (batch: readonly number[]) => {
      batches.push(batch);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return batch.map((item) => item * 10);
    });

    expect(await Promise.all([1, 2, 3].map(store))).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('gathers what arrives while a batch is under way', async () => {
    const sizes: number[] = [];
    const store = groupCommit(async (batch: readonly number[]) => {
      sizes.push(batch.length);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return batch;
    });

    const first = store(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all([first, ...[2, 3, 4].map(store)]);

    expect(sizes).toEqual([1, 3]);
  });

  it('lets nobody pay for a neighbour: a failed batch is stored one by one', async () => {
    const store = groupCommit(async (batch: readonly string[]) => {
      if (batch.includes('poison')) throw new Error('poison');
      return batch;
    });

    const results = await Promise.allSettled(['good', 'poison', 'fine'].map(store));

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

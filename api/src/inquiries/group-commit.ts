/**
 * Gathers what arrives while a batch is being stored into the next batch, so that many inquiries share one
 * transaction and one wait for the disk. A batch that fails is tried again one by one, so that nobody
 * pays for a neighbour.
 */
export function groupCommit<T, R>(
  store: (batch: readonly T[]) => Promise<readonly R[]>,
  most = 100,
): (item: T) => Promise<R> {
  let waiting: { item: T; answer: PromiseWithResolvers<R> }[] = [];
  let isStoring = false;

  async function drain() {
    if (isStoring) return;
    isStoring = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(batch);
    }
    isStoring = false;
  }

  async function settle(batch: typeof waiting) {
    try {
      const results = await store(batch.map(({ item }) => item));
      for (const [index, { answer }] of batch.entries()) answer.resolve(results[index] as R);
    } catch (error) {
      if (batch.length === 1) batch[0]?.answer.reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  return (item) => {
    const answer = Promise.withResolvers<R>();
    waiting.push({ item, answer });
    // The next turn of the loop: whatever came in with the same tick goes into the same batch.
    setImmediate(drain);

    return answer.promise;
  };
}

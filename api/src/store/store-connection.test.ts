import { silentLog } from '../../testing/silent-log.ts';
import type { Store } from './database.ts';
import { FolderInUse } from './store.ts';
import { connectStore } from './store-connection.ts';

const store = { close: async () => undefined } as Store;

describe('the connection to the store', () => {
  it('tries again until the database is there, and says meanwhile what is wrong', async () => {
    const open = jest
      .fn(async () => store)
      .mockRejectedValueOnce(Object.assign(new Error('no route'), { code: 'ECONNREFUSED' }));

    const connection = await connectStore(open, silentLog, { longestPause: 10, firstWait: 1000 });

    expect(connection.problem()).toContain('ECONNREFUSED');
    expect(() => connection.store()).toThrow('cannot be opened');
    await connection.opened;
    expect(connection.problem()).toBeUndefined();
    expect(connection.store()).toBe(store);
  });

  it('does not wait for a folder that another process holds', async () => {
    const open = () => Promise.reject(new FolderInUse('/data', {}));

    await expect(connectStore(open, silentLog)).rejects.toThrow(FolderInUse);
  });

  it('does not hold up the start for a database that is silent, and goes on when it answers', async () => {
    const answer = Promise.withResolvers<Store>();

    const connection = await connectStore(() => answer.promise, silentLog, {
      longestPause: 10,
      firstWait: 20,
    });
    expect(connection.problem()).toContain('being opened');

    answer.resolve(store);
    await connection.opened;
    expect(connection.store()).toBe(store);
  });
});

import { silentLog } from '../../trials/silent-log.ts';
import type { Store } from './database.ts';
import { FolderInUse } from './store.ts';
import { keepStore } from './store-keeper.ts';

const store = { close: async () => undefined } as Store;

describe('the keeper of the store', () => {
  it('tries again until the database is there, and says meanwhile what is wrong', async () => {
    const open = jest
      .fn(async () => store)
      .mockRejectedValueOnce(Object.assign(new Error('no route'), { code: 'ECONNREFUSED' }));

    const keeper = await keepStore(open, silentLog, { longestPause: 10, firstWait: 1000 });

    expect(keeper.trouble()).toContain('ECONNREFUSED');
    expect(() => keeper.store()).toThrow('cannot be opened');
    await keeper.opened;
    expect(keeper.trouble()).toBeUndefined();
    expect(keeper.store()).toBe(store);
  });

  it('does not wait for a folder that another process holds', async () => {
    const open = () => Promise.reject(new FolderInUse('/data', {}));

    await expect(keepStore(open, silentLog)).rejects.toThrow(FolderInUse);
  });

  it('does not hold up the start for a database that is silent, and goes on when it answers', async () => {
    const answer = Promise.withResolvers<Store>();

    const keeper = await keepStore(() => answer.promise, silentLog, { longestPause: 10, firstWait: 20 });
    expect(keeper.trouble()).toContain('being opened');

    answer.resolve(store);
    await keeper.opened;
    expect(keeper.store()).toBe(store);
  });

  it('gives up when it is told to', async () => {
    const keeper = await keepStore(() => Promise.reject(new Error('away')), silentLog);

    await keeper.stopWaiting();
    await keeper.close();

    expect(keeper.trouble()).toContain('away');
  });
});

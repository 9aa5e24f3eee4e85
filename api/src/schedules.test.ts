import { anyDatabase } from '../testing/databases/test-database.ts';
import { storeForAll } from '../testing/hooks.ts';
import { silentLog } from '../testing/silent-log.ts';
import { until } from '../testing/until.ts';
import { startSchedules } from './schedules.ts';

const store = storeForAll(anyDatabase);

it('runs what is due in one of two processes, and what is due later again after a failure', async () => {
  const ran: string[] = [];
  const work = {
    minutely: async () => {
      ran.push('minutely');
      throw new Error('the store is away');
    },
    nightly: async () => ran.push('nightly'),
  };
  for (let process = 0; process < 2; process += 1) await startSchedules(store, silentLog, work);
  const due = () => Promise.all(['minutely', 'minutely', 'nightly'].map((name) => store.boss.send(name)));

  expect((await due()).filter(Boolean)).toHaveLength(2);
  await until(
    async () => ran.length,
    (count) => count === 2,
  );
  await due();
  await until(
    async () => ran.length,
    (count) => count === 4,
  );

  expect(ran.sort()).toEqual(['minutely', 'minutely', 'nightly', 'nightly']);
  expect((await store.boss.getSchedules()).map(({ name }) => name).sort()).toEqual(['minutely', 'nightly']);
});

import { storeForAll } from '../testing/hooks.ts';
import { silentLog } from '../testing/silent-log.ts';
import { until } from '../testing/until.ts';
import { startSchedules } from './schedules.ts';

const store = storeForAll();

it('runs what is due once although two processes wait for it, and again after a failure', async () => {
  const ran: string[] = [];
  const work = {
    minutely: async () => {
      ran.push('minutely');
      throw new Error('the store is away');
    },
    nightly: async () => ran.push('nightly'),
  };
  const due = () => Promise.all(['minutely', 'minutely', 'nightly'].map((name) => store.boss.send(name)));
  const haveRun = (count: number) =>
    until(
      () => ran.length,
      (length) => length >= count,
    );

  expect((await due()).filter(Boolean)).toHaveLength(2);
  for (let process = 0; process < 2; process += 1) await startSchedules(store, silentLog, work);
  await haveRun(2);
  expect(ran.sort()).toEqual(['minutely', 'nightly']);
  await store.boss.send('minutely');
  await haveRun(3);

  expect((await store.boss.getSchedules()).map(({ name }) => name).sort()).toEqual(['minutely', 'nightly']);
});

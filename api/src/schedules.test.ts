import { setTimeout as pause } from 'node:timers/promises';
import { storeForAll } from '../testing/hooks.ts';
import { silentLog } from '../testing/silent-log.ts';
import { until } from '../testing/until.ts';
import { startSchedules } from './schedules.ts';

const store = storeForAll();

it('runs what is due once although two processes wait for it, and again after a failure', async () => {
  const ran: string[] = [];
  const work = {
    minutely: () => [Promise.resolve(ran.push('minutely')), Promise.reject(new Error('the store is away'))],
    nightly: () => [Promise.resolve(ran.push('nightly'))],
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

it('ends a run only when all of its tasks have ended, and then fails if one has', async () => {
  const ended: string[] = [];
  const slow = async () => {
    await pause(500);
    ended.push('slow');
  };
  const minutely = () => [Promise.reject(new Error('the store is away')), slow()];
  const id = await store.boss.send('minutely');
  await startSchedules(store, silentLog, { minutely, nightly: () => [] });
  const job = async () => (await store.boss.findJobs('minutely', { id: id ?? '' }))[0]?.state;
  await until(job, (state) => state === 'failed');

  expect(ended).toContain('slow');
});

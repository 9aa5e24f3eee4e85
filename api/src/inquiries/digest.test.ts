import { agent } from '../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../testing/databases/test-database.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { arrive, at, happen } from '../../testing/waiting-inquiry.ts';
import type { Store } from '../store/database.ts';
import { sendDigests, summariseDay } from './digest.ts';

describe('the day’s digest', () => {
  let store: Store;
  storeForAll(anyDatabase, (opened) => {
    store = opened;
  });

  it('I18 counts yesterday as the office’s calendar has it, over the end of a month too', async () => {
    await arrive(store, '2026-11-29 23:59');
    await arrive(store, '2026-11-30 00:00');
    await arrive(store, '2026-11-30 23:59');
    await arrive(store, '2026-11-30 12:00', { toOffice: true });
    await arrive(store, '2026-12-01 00:00');
    await arrive(store, '2026-11-30 12:00', { held: 'too-many' });

    const { since, byAgent } = await summariseDay(store.db, at('2026-12-01 07:00'));

    expect(since).toEqual(at('2026-11-30 00:00'));
    expect(byAgent).toEqual([
      { agent_id: agent.id, received: 2, answered: 0 },
      { agent_id: null, received: 1, answered: 0 },
    ]);
  });

  it('I10 counts the time to the first answer, by the day on which it was given', async () => {
    const answered = async (...times: string[]) => {
      const id = await arrive(store, '2026-11-23 12:00');
      for (const time of times) await happen(store, id, ['answered', time, agent.id]);
    };
    await answered('2026-11-23 14:00', '2026-11-24 18:00');
    await answered('2026-11-23 16:00');
    await answered('2026-11-23 21:00');
    await answered('2026-11-24 00:00');
    await answered();

    const { answers } = await summariseDay(store.db, at('2026-11-24 07:00'));
    const next = await summariseDay(store.db, at('2026-11-25 07:00'));
    const last = await summariseDay(store.db, at('2026-11-26 07:00'));

    expect(answers).toEqual({ answered: 3, medianSeconds: 4 * 3600, worstSeconds: 9 * 3600 });
    expect(next.answers).toEqual({ answered: 1, medianSeconds: 12 * 3600, worstSeconds: 12 * 3600 });
    expect(last.answers).toEqual({ answered: 0, medianSeconds: undefined, worstSeconds: undefined });
  });

  it('I18 lists what is open, those that have waited longest first, what is held and what was given up', async () => {
    await arrive(store, '2026-11-30 12:00');
    const oldest = await arrive(store, '2026-11-02 12:00');
    await happen(store, oldest, ['taken', '2026-11-02 13:00', agent.id]);
    for (const kind of ['answered', 'closed'] as const)
      await happen(store, await arrive(store, '2026-11-30 12:00'), [kind, '2026-11-30 13:00', agent.id]);
    await arrive(store, '2026-11-30 12:00', { held: 'honeypot' });
    await store.db
      .updateTable('delivery')
      .set({ dead_at: new Date(), last_error: 'recipient refused 550' })
      .where('inquiry_id', '=', oldest)
      .where('party', '=', 'visitor')
      .execute();

    const day = await summariseDay(store.db, at('2026-12-01 07:00'));

    expect(day.open.map(({ id, state }) => [id === oldest, state])).toEqual([
      [true, 'taken'],
      [false, 'new'],
    ]);
    expect(day).toMatchObject({ openCount: 2, held: { count: 1 }, backlog: { dead: 1 } });
    expect(day.givenUp).toMatchObject([{ party: 'visitor', last_error: 'recipient refused 550' }]);
  });

  it('is due every morning in Los Cabos', async () => {
    const destinations = { siteOrigin: 'https://site.test' };
    await sendDigests({ store, sendMail: async () => undefined, destinations });

    expect(await store.boss.getSchedules('digest')).toMatchObject([
      { cron: '0 7 * * *', timezone: 'America/Mazatlan' },
    ]);
  });
});

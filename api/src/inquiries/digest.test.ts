import { agent } from '../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../testing/databases/test-database.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { arrive, at, happen } from '../../testing/waiting-inquiry.ts';
import type { Mail } from '../mail/smtp/sender.ts';
import type { Store } from '../store/database.ts';
import { sendDigests, summariseDay } from './digest.ts';

describe('the day’s digest', () => {
  let store: Store;
  storeForAll(anyDatabase, (opened) => {
    store = opened;
  });

  it('I18 counts yesterday as the office’s calendar has it, over the end of a month too', async () => {
    await arrive(store, '2026-11-29 23:59');
    const answered = await arrive(store, '2026-11-30 00:00');
    await happen(store, answered, ['answered', '2026-11-30 10:00', agent.id]);
    await arrive(store, '2026-11-30 23:59');
    await arrive(store, '2026-11-30 12:00', { toOffice: true });
    await arrive(store, '2026-12-01 00:00');
    await arrive(store, '2026-11-30 12:00', { held: 'too-many' });

    const { since, byAgent, answers } = await summariseDay(store.db, at('2026-12-01 07:00'));

    expect(since).toEqual(at('2026-11-30 00:00'));
    expect(byAgent).toEqual([
      { agentId: agent.id, received: 2, answered: 1 },
      { agentId: null, received: 1, answered: 0 },
    ]);
    expect(answers).toEqual({ answered: 1, medianSeconds: 36_000, worstSeconds: 36_000 });
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

    expect(day.open.map(({ id, state }) => ({ isOldest: id === oldest, state }))).toEqual([
      { isOldest: true, state: 'taken' },
      { isOldest: false, state: 'new' },
    ]);
    expect(day.openCount).toBe(2);
    expect(day.held.count).toBe(1);
    expect(day.givenUp).toMatchObject([{ party: 'visitor', last_error: 'recipient refused 550' }]);
    expect(day.backlog).toMatchObject({ dead: 1 });
  });

  it('is due every morning in Los Cabos', async () => {
    await sendDigests({ store, sendMail: async () => undefined, write: () => ({}) as Mail }, '07:30');

    expect(await store.boss.getSchedules('digest')).toMatchObject([
      { cron: '30 7 * * *', timezone: 'America/Mazatlan' },
    ]);
  });
});

import { roster } from '@dosmares/content/roster';
import { sql } from 'kysely';
import { agent } from '../../../testing/bodies/bodies.ts';
import { engines } from '../../../testing/databases/test-database.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { localStamp } from '../../mail/local-time.ts';
import { promisesBy } from '../../mail/promise.ts';
import type { Handling, Store } from '../../store/database.ts';
import { act } from '../act.ts';
import { arrive, at, happen } from '../testing/waiting-inquiry.ts';
import { mostAtOnce, type ReminderJob, remind } from './remind.ts';
import { dueSince } from './stages.ts';

const due = dueSince(
  { agentAfterHours: 2, officeAfterHours: 6 },
  promisesBy(['Mo-Fr 09:00-18:00', 'Sa-Su 10:00-16:00']),
);
const colleague = roster.find(({ id }) => id !== agent.id)?.id ?? 0;

describe.each(engines)('reminders on %s', (_, prepare) => {
  let store: Store;
  storeForAll(prepare, (opened) => {
    store = opened;
  });

  const remindAt = (now: Date) => remind({ store, dueSince: due, hasWebhook: true }, now);
  const jobs = async () => (await store.boss.findJobs<ReminderJob>('reminder')).map(({ data }) => data);
  const reminders = async () =>
    (await store.db.selectFrom('inquiry_event').selectAll().where('kind', '=', 'reminded').execute()).map(
      ({ detail }) => detail.reminder,
    );
  /** Runs the check every half hour, and returns when each reminder was recorded. */
  async function watch(from: string, until: string) {
    const seen: string[] = [];
    let known = (await reminders()).length;
    for (let now = at(from); now <= at(until); now = new Date(now.getTime() + 1_800_000)) {
      if ((await remindAt(now)) === 0) continue;
      const all = await reminders();
      for (const stage of all.slice(known)) seen.push(`${localStamp(now)} ${stage}`);
      known = all.length;
    }
    expect(await reminders()).toHaveLength(known);

    return seen;
  }

  it.each([
    ['2026-11-23 09:00', '2026-11-23 11:00', '2026-11-23 15:00', '2026-11-24 09:00'],
    ['2026-11-23 17:00', '2026-11-24 10:00', '2026-11-24 14:00', '2026-11-24 17:00'],
    ['2026-11-27 22:30', '2026-11-28 12:00', '2026-11-28 16:00', '2026-11-29 10:00'],
    ['2026-11-29 15:00', '2026-11-30 10:00', '2026-11-30 14:00', '2026-11-30 15:00'],
    ['2026-12-31 15:00', '2026-12-31 17:00', '2027-01-01 12:00', '2027-01-01 15:00'],
  ])('I11 of what comes at %s go out at %s, %s and %s', async (received, agentAt, officeAt, limitAt) => {
    await arrive(store, received);

    expect(await watch(received, `${limitAt.slice(0, 8)}${limitAt.slice(8, 10)} 20:00`)).toEqual([
      `${agentAt} agent`,
      `${officeAt} office`,
      `${limitAt} limit`,
    ]);
    expect((await jobs()).map(({ number, to }) => `${number} ${to}`).sort()).toEqual([
      '1 holder',
      '2 holder',
      '2 office',
      '3 alerts',
      '3 holder',
    ]);
    expect((await store.boss.findJobs('alert-webhook')).map(({ data }) => data)).toEqual([
      { late: [expect.stringMatching(/^DM-/)] },
    ]);
  });

  it('I11 remind once of what waited while the service was away, at the latest stage', async () => {
    await arrive(store, '2026-11-23 09:00');

    expect(await watch('2026-11-24 12:00', '2026-11-25 12:00')).toEqual(['2026-11-24 12:00 limit']);
  });

  it.each<[Handling, string[]]>([
    ['taken', ['2026-11-24 09:00 limit']],
    ['answered', []],
    ['closed', []],
  ])('I12 of an inquiry that was %s are %j', async (kind, expected) => {
    await happen(store, await arrive(store, '2026-11-23 09:00'), [kind, '2026-11-23 10:00', agent.id]);

    expect(await watch('2026-11-23 09:00', '2026-11-25 12:00')).toEqual(expected);
  });

  it('I13 begin anew when it is passed on, but for what the site has promised', async () => {
    const id = await arrive(store, '2026-11-23 09:00');
    expect(await watch('2026-11-23 09:00', '2026-11-23 16:00')).toHaveLength(2);
    await happen(store, id, ['passed', '2026-11-23 16:00', 0, { to: colleague }]);

    expect(await watch('2026-11-23 16:00', '2026-11-25 12:00')).toEqual([
      '2026-11-23 18:00 agent',
      '2026-11-24 09:00 limit',
    ]);
  });

  it('I13 go to a colleague who got it after the limit', async () => {
    const id = await arrive(store, '2026-11-23 09:00');
    await watch('2026-11-23 09:00', '2026-11-24 09:00');
    await happen(store, id, ['passed', '2026-11-24 10:00', 0, { to: colleague }]);

    expect(await watch('2026-11-24 10:00', '2026-11-25 12:00')).toEqual([
      '2026-11-24 12:00 agent',
      '2026-11-24 16:00 office',
    ]);
  });

  it('I14 are not sent of what is held; released, it waits from then on', async () => {
    const id = await arrive(store, '2026-11-23 09:00', { held: 'too-many' });
    expect(await watch('2026-11-23 09:00', '2026-11-25 12:00')).toEqual([]);
    await happen(store, id, ['released', '2026-11-25 12:00', 0]);

    expect(await watch('2026-11-25 12:00', '2026-11-25 17:00')).toEqual(['2026-11-25 14:00 agent']);
  });

  it('I15 are sent once, however many processes look at once', async () => {
    for (let one = 0; one < 5; one += 1) await arrive(store, '2026-11-23 09:00');
    const counts = await Promise.all(Array.from({ length: 6 }, () => remindAt(at('2026-11-23 11:00'))));

    expect(counts.reduce((sum, count) => sum + count)).toBe(5);
    expect(await jobs()).toHaveLength(5);
  });

  it('I15 do not keep anybody from acting who opened the page before', async () => {
    const id = await arrive(store, '2026-11-23 09:00');
    const answered = { inquiryId: id, kind: 'answered' as const, detail: {}, seen: 0, hasCrm: false };
    await remindAt(at('2026-11-23 11:00'));

    expect(await act(store, { ...answered, person: agent.id })).toBe(true);
    expect(await act(store, { ...answered, person: 0 })).toBe(false);
  });

  it('I16 are not sent of anything from before there were any, and of a crowd little by little', async () => {
    for (let one = 0; one < mostAtOnce + 5; one += 1) await arrive(store, '2026-11-23 09:00');
    expect(await remindAt(at('2026-11-30 12:00'))).toBe(0);

    const now = at('2026-11-24 12:00');
    expect([await remindAt(now), await remindAt(now), await remindAt(now)]).toEqual([mostAtOnce, 5, 0]);
  });

  it('I16 are not sent of ten thousand old inquiries, but of the one that is due among them', async () => {
    const id = await arrive(store, '2026-11-01 09:00');
    await multiply(store, id, 10_000);
    await arrive(store, '2026-11-23 09:00');

    expect(await remindAt(at('2026-11-23 11:00'))).toBe(1);
    expect(await jobs()).toHaveLength(1);
  });
});

/** Copies an inquiry a number of times; the copies are never taken. */
async function multiply({ db }: Store, id: string, times: number) {
  await sql`insert into inquiry (id, reference, received_at, endpoint, name, email, phone, message, facts)
    select gen_random_uuid(), 'OLD-' || number, received_at, endpoint, name, email, phone, message, facts
    from inquiry, generate_series(1, ${times}::int) as number where id = ${id}`.execute(db);
  await sql`insert into delivery (inquiry_id, party, created_at)
    select id, 'office', received_at from inquiry where reference like 'OLD-%'`.execute(db);
}

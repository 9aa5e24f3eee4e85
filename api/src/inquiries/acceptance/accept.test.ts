import { agent, bothCalls, visitor } from '../../../testing/bodies/bodies.ts';
import { engines } from '../../../testing/databases/test-database.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { dropOldClaims } from '../../store/claims.ts';
import type { Store } from '../../store/database.ts';
import { submissionFrom } from '../submission.ts';
import { acceptBatch } from './accept.ts';
import type { Incoming } from './call.ts';

const incoming = (more = {}, rest: Partial<Incoming> = {}): Incoming => ({
  submission: submissionFrom('agentInquiry', { ...bothCalls.agentInquiry, ...more }),
  held: null,
  key: undefined,
  ...rest,
});

describe.each(engines)('accepting on %s', (_, prepare) => {
  let store: Store;
  storeForAll(prepare, (opened) => {
    store = opened;
  });

  const accept = (...batch: Incoming[]) => acceptBatch(store, batch, false);
  const stored = () => store.db.selectFrom('inquiry').selectAll().orderBy('received_at').execute();
  const told = async () =>
    (await store.db.selectFrom('delivery').select('party').orderBy('party').execute()).map(
      ({ party }) => party,
    );
  const jobs = async () => (await store.boss.findJobs('mail')).length;

  it('X03 stores the inquiry, its deliveries and their jobs together', async () => {
    await accept(incoming());

    expect(await stored()).toMatchObject([
      { ...visitor, agent_id: agent.id, held: null, facts: { property: 'A villa' } },
    ]);
    expect(await told()).toEqual(['agent', 'office', 'visitor']);
    expect(await jobs()).toBe(3);
  });

  it('X02 takes both calls of a submission for one, in one batch or in two, and adds what the second says', async () => {
    const second = submissionFrom('contact', bothCalls.contact);

    const [first] = await accept(incoming());
    const [again, twin] = await accept(
      { ...incoming(), submission: second },
      { ...incoming(), submission: second },
    );

    expect(first?.isNew).toBe(true);
    expect([again, twin]).toEqual([
      { reference: first?.reference, isNew: false, repetition: 'repeated' },
      { reference: first?.reference, isNew: false, repetition: 'repeated' },
    ]);
    expect((await stored()).map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ inquiryType: 'buying', source: 'agent-landing-page' }),
    ]);
    expect(await jobs()).toBe(3);
  });

  it('X02 takes a double click of 20 for one when they come at the same time by different batches', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(incoming())));

    expect(new Set(answers.map(([answer]) => answer?.reference)).size).toBe(1);
    expect(answers.filter(([answer]) => answer?.isNew)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  it('X02 keeps two different inquiries of one person apart', async () => {
    await accept(incoming(), incoming({ message: 'And another house' }));

    expect(await stored()).toHaveLength(2);
    expect(await told()).toEqual(['agent', 'agent', 'office', 'office', 'visitor']);
  });

  it('X02 takes the same words after ten minutes for a new inquiry, unless the caller’s key says that it is a resend', async () => {
    await accept(incoming({}, { key: 'one' }));
    await store.db
      .updateTable('claim')
      .set({ until: new Date(Date.now() - 1000) })
      .where('until', '<', new Date(Date.now() + 700_000))
      .execute();

    const [resent] = await accept(incoming({}, { key: 'one' }));
    const [fresh] = await accept(incoming());

    expect([resent?.isNew, fresh?.isNew]).toEqual([false, true]);
  });

  it('forgets claims that have run out, and keeps the others', async () => {
    await accept(incoming());
    await store.db
      .updateTable('claim')
      .set({ until: new Date(0) })
      .where('key', 'not like', 'confirmation:%')
      .execute();

    await dropOldClaims(store.db);

    const kept = await store.db.selectFrom('claim').select('key').execute();
    expect(kept).toEqual([{ key: expect.stringMatching(/^confirmation:/) }]);
  });

  it('X04 confirms once in 24 hours to an address, whatever its letters', async () => {
    await accept(incoming(), incoming({ message: 'Two', email: 'JANE@visitor.test' }));
    await accept(incoming({ message: 'Three' }));

    expect((await told()).filter((party) => party === 'visitor')).toHaveLength(1);
  });

  it('X03 stores a suspect and tells nobody', async () => {
    await accept(incoming({}, { held: 'honeypot' }));

    expect(await stored()).toMatchObject([{ held: 'honeypot' }]);
    expect(await told()).toEqual([]);
    expect(await jobs()).toBe(0);
  });

  it('X03 leaves nothing behind when the jobs cannot be stored', async () => {
    const broken = { ...store, boss: { insert: () => Promise.reject(new Error('disk full')) } as never };

    await expect(acceptBatch(broken, [incoming()], false)).rejects.toThrow('disk full');
    expect(await stored()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  it('tells a CRM where there is one', async () => {
    await acceptBatch(store, [incoming()], true);

    expect(await told()).toEqual(['agent', 'crm', 'office', 'visitor']);
    expect(await store.boss.findJobs('crm')).toHaveLength(1);
  });
});

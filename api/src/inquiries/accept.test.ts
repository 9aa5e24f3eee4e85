import { dropExpiredLeases } from '@dosmares/store/leases';
import { sql } from 'kysely';
import { agent, bothCalls, visitor } from '../../testing/bodies/bodies.ts';
import { engines } from '../../testing/databases/test-database.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { accept as acceptInto, type Incoming } from './accept.ts';
import { submissionFrom } from './submission.ts';

const incoming = (more = {}): Incoming => ({
  submission: submissionFrom('agentInquiry', { ...bothCalls.agentInquiry, ...more }),
  quarantined: null,
});

describe.each(engines)('accepting on %s', (_, prepare) => {
  const store = storeForAll(prepare);

  const accept = (one: Incoming) => acceptInto(store, one, false);
  const stored = () => store.db.selectFrom('inquiry').selectAll().orderBy('received_at').execute();
  const recipients = async () => {
    const rows = await store.db.selectFrom('delivery').select('recipient').orderBy('recipient').execute();

    return rows.map(({ recipient }) => recipient);
  };
  const jobs = async () => (await store.boss.findJobs('mail')).length;
  /** Sets when the lease on the submission expires. */
  const expireLease = (msFromNow: number) =>
    sql`update lease set until = ${new Date(Date.now() + msFromNow)}
      where key not like 'confirmation:%'`.execute(store.db);

  it('X03 stores the inquiry, its deliveries and their jobs together or not at all', async () => {
    const broken = { ...store, boss: { send: () => Promise.reject(new Error('disk full')) } as never };
    await expect(acceptInto(broken, incoming(), false)).rejects.toThrow('disk full');
    expect([await stored(), await recipients()]).toEqual([[], []]);

    await acceptInto(store, incoming(), true);

    expect(await stored()).toMatchObject([
      { ...visitor, agent_id: agent.id, quarantined: null, details: { property: 'A villa' } },
    ]);
    expect(await recipients()).toEqual(['agent', 'crm', 'office', 'visitor']);
    expect(await jobs()).toBe(3);
    expect(await store.boss.findJobs('crm')).toHaveLength(1);
  });

  it('X02 treats both calls of a submission as one, whatever the spaces and letter case, and adds what only the second has', async () => {
    const first = await accept(incoming());
    const spelled = { email: 'Jane@Visitor.Test', name: 'jane  doe', phone: '+17605550199' };
    const message = `${visitor.message} `;
    const second = submissionFrom('contact', { ...bothCalls.contact, ...spelled, message });
    const repeated = [await accept({ submission: second, quarantined: null }), await accept(incoming())];

    expect(first.isNew).toBe(true);
    expect(repeated).toEqual(Array(2).fill({ reference: first.reference, isNew: false }));
    expect((await stored()).map(({ details }) => details)).toEqual([
      expect.objectContaining({ inquiryType: 'buying', source: 'agent-landing-page', property: 'A villa' }),
    ]);
    expect(await jobs()).toBe(3);
  });

  it('X02 fills in the house that only the second call names, and stores another inquiry for another house', async () => {
    const answers = [];
    for (const mlsNumber of [undefined, '25-5134', '25-5045', '25-5045', undefined])
      answers.push(await accept(incoming({ mlsNumber })));

    expect(answers.map(({ isNew }) => isNew)).toEqual([true, false, true, false, false]);
    expect((await stored()).map(({ details }) => details.mlsNumber)).toEqual(['25-5134', '25-5045']);
  });

  it('X02 stores another inquiry for another message, phone, name, wish or answer, which follows the first if it has the same recipient', async () => {
    const { reference } = await accept(incoming());
    const office = { agentName: '', agentId: '', agent: '', agentEmail: '' };
    for (const changed of [{ email: 'joe@visitor.test' }, office, { phone: '+52 624 143 9999' }])
      expect((await accept(incoming(changed))).isNew).toBe(true);

    const [, ...after] = (await stored()).map(({ details }) => details.follows);
    expect(after).toEqual([undefined, undefined, reference]);
    const wishes = [{ date: '2026-11-28', half: 'morning' }];
    const others = [{ name: 'Jane Roe' }, { message: 'And another house' }, { wishes }, { evaluation: {} }];
    for (const changed of others) expect((await accept(incoming(changed))).isNew).toBe(true);
    for (const changed of others) expect((await accept(incoming(changed))).isNew).toBe(false);
  });

  it('X02 stores one inquiry for 20 simultaneous identical calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(incoming())));

    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['after ten minutes, as new', -1_000, true],
    ['after the clock was set back by an hour, as new', 3_600_000, true],
    ['as repeated when the call that started later was first', 605_000, false],
  ])('X02 treats the same submission %s', async (_, ms, isNew) => {
    await accept(incoming());
    await expireLease(ms);

    expect((await accept(incoming())).isNew).toBe(isNew);
    expect((await accept(incoming())).isNew).toBe(false);
  });

  it('X04 confirms once in 24 hours to an address, whatever its letter case and tag, and deletes expired leases', async () => {
    await accept(incoming());
    await accept(incoming({ message: 'Two', email: 'JANE@visitor.test' }));
    await accept(incoming({ message: 'Four', email: 'jane+1@visitor.test' }));
    expect((await recipients()).filter((recipient) => recipient === 'visitor')).toHaveLength(1);

    await expireLease(-3_600_000);
    await dropExpiredLeases(store.db);

    const left = await store.db.selectFrom('lease').select('key').execute();
    expect(left).toEqual([{ key: expect.stringMatching(/^confirmation:/) }]);
  });
});

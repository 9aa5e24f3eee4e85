import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { engines, type TestDatabase, testStoreSettings } from '../../../testing/databases/test-database.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import type { Party, Store } from '../../store/database.ts';
import { openStore } from '../../store/store.ts';
import type { Inquiry } from '../inquiry.ts';
import { deliver } from '../outbox/deliver.ts';
import { submissionFrom } from '../submission.ts';
import { acceptBatch } from './accept.ts';
import type { Incoming } from './call.ts';

const incoming = (more = {}, rest: Partial<Incoming> = {}): Incoming => ({
  submission: submissionFrom('agentInquiry', { ...bothCalls.agentInquiry, ...more }),
  held: null,
  key: undefined,
  ...rest,
});
const phones = (count: number) => Array.from({ length: count }, (_, number) => ({ phone: `${number}` }));

describe.each(engines)('correcting an inquiry on %s', (_, prepare) => {
  let database: TestDatabase;
  let store: Store;
  storeForAll(prepare, (...opened) => {
    [store, database] = opened;
  });

  const accept = (...batch: Incoming[]) => acceptBatch(store, batch, true);
  const stored = () => store.db.selectFrom('inquiry').selectAll().execute();
  const jobs = async () => (await store.boss.findJobs('mail')).length;
  const editions = async () =>
    Object.fromEntries(
      (await store.db.selectFrom('delivery').selectAll().execute()).map(({ party, edition }) => [
        party,
        edition,
      ]),
    );
  /** Makes a delivery, and returns the values that its reader received. */
  async function tell(party: Party, meanwhile = async () => {}) {
    const read: string[] = [];
    const [{ id } = { id: '' }] = await stored();
    await deliver(store.db, id, party, async ({ phone, corrections }: Inquiry) => {
      read.push(`${phone}, ${corrections.length} corrections`);
      if (read.length === 1) await meanwhile();
    });

    return read;
  }

  it('X03 X04 tells staff and the CRM again, and never the visitor', async () => {
    const [first] = await accept(incoming());
    for (const party of ['agent', 'office', 'visitor', 'crm'] as const) await tell(party);

    const [corrected] = await accept(incoming({ phone: '2' }));

    expect(corrected).toEqual({ reference: first?.reference, isNew: false, repetition: 'corrected' });
    expect(await stored()).toMatchObject([
      { phone: '2', corrections: [{ changes: [{ field: 'phone', was: '+1 760 555 0199', is: '2' }] }] },
    ]);
    expect(await editions()).toEqual({ agent: 1, crm: 1, office: 1, visitor: 0 });
    expect([await jobs(), await tell('office'), await tell('visitor')]).toEqual([
      5,
      ['2, 1 corrections'],
      [],
    ]);
  });

  it('X03 opens again what was given up, also when staff had settled it, so that an alarm can name it', async () => {
    await accept(incoming());
    const givenUp = { dead_at: new Date(), fault: 'service', settled_at: new Date() } as const;
    await store.db.updateTable('delivery').set(givenUp).execute();

    await accept(incoming({ phone: '2' }));

    const open = await store.db
      .selectFrom('delivery')
      .select('party')
      .where('dead_at', 'is', null)
      .where('settled_at', 'is', null)
      .orderBy('party')
      .execute();
    expect(open.map(({ party }) => party)).toEqual(['agent', 'crm', 'office']);
  });

  it('says both in one mail while the first has not gone out, also in one batch', async () => {
    await accept(incoming(), incoming({ phone: '2' }));
    await accept(incoming({ phone: '3' }));

    expect(await jobs()).toBe(3);
    expect([await tell('agent'), await tell('agent')]).toEqual([['3, 2 corrections'], []]);
  });

  it('X03 tells of a correction that came while the first mail was on its way', async () => {
    await accept(incoming());

    const read = await tell('agent', async () => {
      await accept(incoming({ phone: '2' }));
    });

    expect(read).toEqual(['+1 760 555 0199, 0 corrections', '2, 1 corrections']);
    expect(await tell('agent')).toEqual([]);
  });

  it('tells again what had been given up', async () => {
    await accept(incoming());
    await store.db.updateTable('delivery').set({ dead_at: new Date() }).execute();

    await accept(incoming({ phone: '2' }));

    const dead = await store.db
      .selectFrom('delivery')
      .select('party')
      .where('dead_at', 'is not', null)
      .execute();
    expect(dead).toEqual([{ party: 'visitor' }]);
    expect(await jobs()).toBe(5);
  });

  it('X03 stores the correction of a held inquiry and mails nothing', async () => {
    await accept(incoming({}, { held: 'honeypot' }));
    await accept(incoming({ phone: '2' }));

    expect(await stored()).toMatchObject([{ held: 'honeypot', phone: '2', corrections: [{}] }]);
    expect([await jobs(), await editions()]).toEqual([0, {}]);
  });

  it('X03 acknowledges no correction that it does not keep, of many that come at once', async () => {
    await accept(incoming());
    const others = await openStore(
      testStoreSettings({ ...database, folder: database.databaseUrl ? database.folder : '' }),
      silentLog,
    ).catch(() => store);

    const answers = await Promise.all(
      phones(12).map((phone, index) => acceptBatch(index % 2 ? store : others, [incoming(phone)], true)),
    );
    if (others !== store) await others.close();

    const outcomes = answers.map(([answer]) => answer?.repetition);
    expect(outcomes.filter((outcome) => outcome === 'corrected')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(7);
    const [row] = await stored();
    const kept = row?.corrections.flatMap(({ changes }) => changes.map(({ is }) => is)) ?? [];
    const acknowledged = phones(12).filter((_phone, index) => outcomes[index] === 'corrected');
    expect(kept.toSorted()).toEqual(acknowledged.map(({ phone }) => phone).toSorted());
    expect((await editions()).office).toBe(5);
  });

  it('takes the words of an erased inquiry for a new one, whatever claims were left behind', async () => {
    const [first] = await accept(incoming({}, { key: 'one' }));
    await store.db.deleteFrom('inquiry').execute();

    const [again, twin] = await accept(incoming({}, { key: 'one' }), incoming());

    expect(again?.isNew).toBe(true);
    expect(again?.reference).not.toBe(first?.reference);
    expect(twin).toEqual({ reference: again?.reference, isNew: false, repetition: 'repeated' });
  });

  it('X02 finds one inquiry for 40 calls of 4 submissions that come at the same time in mixed batches', async () => {
    const calls = Array.from({ length: 10 }, (_, shift) =>
      [0, 1, 2, 3].map((number) => incoming({ message: `Number ${(number + shift) % 4}` })),
    );

    const answers = (await Promise.all(calls.map((batch) => accept(...batch)))).flat();

    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(4);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(4);
    expect(await stored()).toHaveLength(4);
  });
});

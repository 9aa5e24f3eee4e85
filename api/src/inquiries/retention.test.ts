import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import { engines, type TestDatabase } from '../../testing/databases/test-database.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { forget } from '../desk/person/forget.ts';
import type { Store } from '../store/database.ts';
import { recordEvent } from '../store/events.ts';
import { accept } from './accept.ts';
import { eraseOld, eraseOldDaily } from './retention.ts';
import { submissionFrom } from './submission.ts';

const longAgo = new Date('2020-01-01');
const months = 24;

describe.each(engines)('erasing on %s', (_, prepare) => {
  let _database: TestDatabase;
  let store: Store;
  storeForAll(prepare, (...opened) => {
    [store, _database] = opened;
  });

  async function take(more: object, held: 'honeypot' | null = null) {
    const submission = submissionFrom('agentInquiry', { ...bothCalls.agentInquiry, ...more });
    const stored = await accept(store, { submission, held }, true);
    return stored?.reference ?? '';
  }
  const ageAll = () => store.db.updateTable('inquiry').set({ received_at: longAgo }).execute();
  const deliverAll = () => store.db.updateTable('delivery').set({ delivered_at: new Date() }).execute();
  const left = async () =>
    (await store.db.selectFrom('inquiry').select('reference').execute()).map(({ reference }) => reference);
  const services = () => ({ store, log: silentLog, months });

  it('erases what is past the retention period, held or not, and leaves a line that names nobody', async () => {
    await take({ message: 'Told' });
    await take({ message: 'Held' }, 'honeypot');
    await deliverAll();
    await ageAll();
    const young = await take({ message: 'Young' });

    expect(await eraseOld(services())).toEqual({ erased: 2, kept: 0 });

    expect(await left()).toEqual([young]);
    const audit = await store.db.selectFrom('audit').select(['action', 'about']).execute();
    expect(audit).toEqual([{ action: 'retention', about: '2 inquiries' }]);
  });

  it('X03 keeps whom staff or the CRM have not been told of, however old', async () => {
    const waiting = await take({ message: 'Waiting' });
    await ageAll();

    expect(await eraseOld(services())).toEqual({ erased: 0, kept: 1 });
    await store.db.updateTable('delivery').set({ dead_at: new Date() }).execute();
    expect(await eraseOld(services())).toEqual({ erased: 0, kept: 1 });
    expect(await left()).toEqual([waiting]);

    // A confirmation that never reached its address does not prevent erasure.
    await store.db
      .updateTable('delivery')
      .set({ delivered_at: new Date() })
      .where('party', '<>', 'visitor')
      .execute();
    expect(await eraseOld(services())).toEqual({ erased: 1, kept: 0 });
  });

  it('erases what staff have settled: somebody has seen it', async () => {
    await take({ message: 'Given up' });
    await store.db.updateTable('delivery').set({ dead_at: new Date() }).execute();
    await ageAll();
    expect(await eraseOld(services())).toEqual({ erased: 0, kept: 1 });

    await store.db.updateTable('delivery').set({ settled_at: new Date() }).execute();

    expect(await eraseOld(services())).toEqual({ erased: 1, kept: 0 });
  });

  it('erases thousands in batches, once for two processes that begin together, and once a day', async () => {
    await take({ message: 'Pattern' });
    await deliverAll();
    const [pattern] = await store.db.selectFrom('inquiry').selectAll().execute();
    const { words: _words, ...written } = pattern ?? {};
    const row = { ...written, facts: '{}', received_at: longAgo };
    const rows = Array.from({ length: 1200 }, () => ({ ...row, id: randomUUID(), reference: randomUUID() }));
    await store.db
      .insertInto('inquiry')
      .values(rows as never)
      .execute();

    await Promise.all([eraseOldDaily(services()), eraseOldDaily(services())]);
    expect(await left()).toEqual([pattern?.reference]);

    await ageAll();
    await eraseOldDaily(services());
    expect(await left()).toEqual([pattern?.reference]);
  });

  it('leaves nothing of a forgotten person in the tables', async () => {
    const person = { name: 'Zebedee Quixworth', email: 'zebedee.quixworth@visitor.test' };
    for (const phone of ['+1 760 555 0101', '+1 760 555 0102'])
      await take({ ...person, phone, message: `${'Grüße '.repeat(1500)} Quixworth` });
    await store.db.updateTable('inquiry').set({ name: 'Zebedee Quixworth the Second' }).execute();
    await noteOnEach('Called Mr. Quixworth');
    await take({ message: 'Somebody else' });
    expect(await tablesWith('uixworth')).not.toEqual([]);

    await forget(store, person.email);

    expect(await left()).toHaveLength(1);
    expect(await tablesWith('uixworth')).toEqual([]);
  });

  it('keeps no samples of personal columns in the planner’s statistics', async () => {
    for (let number = 0; number < 30; number += 1)
      await take({ message: `Number ${number % 3}`, phone: '1' });

    await sql`analyze inquiry`.execute(store.db);

    const { rows } = await sql`
      select attname from pg_stats where tablename = 'inquiry'
        and attname in ('name', 'email', 'phone', 'message', 'facts', 'corrections', 'sent')`.execute(
      store.db,
    );
    expect(rows).toEqual([]);
  });

  async function noteOnEach(note: string) {
    const ids = await store.db.selectFrom('inquiry').select('id').execute();
    const event = { kind: 'taken', actor: 0, detail: { note } } as const;
    for (const { id } of ids) await store.db.transaction().execute((trx) => recordEvent(trx, id, event, 0));
  }

  async function tablesWith(word: string) {
    const found = [];
    for (const table of ['inquiry', 'inquiry_event', 'delivery', 'claim', 'audit', 'pgboss.job']) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} as t where t::text like ${`%${word}%`}`.execute(store.db);
      if (rows.length > 0) found.push(table);
    }

    return found;
  }
});

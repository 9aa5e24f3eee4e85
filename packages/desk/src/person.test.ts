import { findInquiry, type Inquiry, recordEvent } from '@dosmares/store/inquiry';
import { sql } from 'kysely';
import { deliver } from '../../../api/src/inquiries/outbox.ts';
import { engines } from '../../../api/testing/databases/test-database.ts';
import { receive } from '../../../api/testing/desk-office.ts';
import { storeForAll } from '../../../api/testing/hooks.ts';
import { correct, forget, personJson } from './person.ts';

const email = 'jane@visitor.test';
const other = 'joe@visitor.test';
const person = { id: 1000, name: 'Marta Ruiz', email: '', isOffice: true, isSuspended: false };
const session = { person, people: [person], token: '', formToken: '' };

describe.each(engines)('a person’s rights on %s', (_, prepare) => {
  const store = storeForAll(prepare);

  async function arrive(...all: Record<string, unknown>[]) {
    for (const more of all) await receive(store, more);
  }
  const json = (address: string) => personJson(store.db, address);
  const read = async (address: string) => JSON.parse(await json(address));
  const inquiries = () => store.db.selectFrom('inquiry').selectAll().orderBy('message').execute();
  const firstId = async () => (await inquiries())[0]?.id ?? '';
  /** Corrects the person on the page of one inquiry, as the office does. */
  const correctOne = async (fields: Record<string, string>) => {
    const inquiry = (await findInquiry(store.db, await firstId())) as Inquiry;

    return (await correct({ store, inquiry, form: new URLSearchParams(fields), session }))?.notice;
  };

  it('I42 audits an export, by the references of what was exported', async () => {
    const { reference } = await receive(store, { email: 'jane@visitor.test' });
    await json('Jane@visitor.test');
    const audited = await store.db.selectFrom('audit').select(['action', 'about']).execute();

    expect(audited).toContainEqual({ action: 'export', about: reference });
  });

  it('I42 exports everything about a person, whatever the letter case of the address, and nothing about others', async () => {
    await arrive({ message: 'One' }, { message: 'Two', email: 'JANE@Visitor.test' }, { email: other });
    const note = { kind: 'taken', actor: 2, detail: { note: 'Calls at nine' } } as const;
    const id = await firstId();
    await store.db.transaction().execute((trx) => recordEvent(trx, id, note, 0));
    const text = await json(' Jane@VISITOR.test ');

    const { inquiries: found } = JSON.parse(text);
    expect(found.map(({ message }: Inquiry) => message).sort()).toEqual(['One', 'Two']);
    for (const words of ['Calls at nine', '"recipient": "agent"', 'confirmation:'])
      expect(text).toContain(words);
    expect(text).not.toContain(other);
    expect(await read('nobody@visitor.test')).toMatchObject({ inquiries: [], leases: [] });
  });

  it('X04 I43 sends a corrected address one confirmation, whoever of its inquiries still waits for one', async () => {
    await arrive({ message: 'One' }, { message: 'Two' });
    await correctOne({ email: 'right@visitor.test' });
    const to: string[] = [];
    for (const { id } of await inquiries())
      await deliver(store, { inquiry: id, recipient: 'visitor' }, async (one) => void to.push(one.email));

    expect(to).toEqual(['right@visitor.test']);
  });

  it('I42 I43 I45 corrects a person, cleaned as for visitors, in every inquiry and unsent mail; each keeps its own earlier values until it is forgotten', async () => {
    await arrive({ message: 'One' }, { message: 'Two', email: 'JANE@visitor.test' }, { email: other });
    await arrive({ message: 'One', name: 'Jana Doe', phone: '+1 760 555 0111' });
    const janet = 'janet@xn--mller-kva.test';
    const given = { name: ' Janet \u202eRoe\r\n ', phone: '\u20662\n22', email: 'janet@müller.test' };
    expect(await correctOne(given)).toBeUndefined();

    const text = await json(janet);
    expect(JSON.parse(text).inquiries).toMatchObject(Array(3).fill({ name: 'Janet Roe', phone: '2 22' }));
    for (const earlier of ['Jana Doe', '555 0111', 'JANE@visitor.test', email])
      expect(text.split(earlier)).toHaveLength(earlier === email ? 3 : 2);
    expect((await read(email)).inquiries).toEqual([]);
    expect((await read(other)).inquiries).toMatchObject([{ name: 'Jane Doe' }]);
    const audit = await store.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(audit)).not.toMatch(/jan|visitor/i);
    const to: string[] = [];
    await deliver(store, { inquiry: await firstId(), recipient: 'visitor' }, async (inquiry) => {
      to.push(inquiry.email);
    });
    expect(to).toEqual([janet]);

    expect((await forget(store, email)).join(' ')).toMatch(/earlier address of DM-.+ is erased/);
    expect(await tablesWith('jane@')).toEqual([]);
    expect((await read(janet)).inquiries).toHaveLength(3);
    await correctOne({ email: 'last@visitor.test' });
    await forget(store, 'last@visitor.test');
    expect(await tablesWith('janet')).toEqual([]);
  });

  it('I43 of two who correct at once one wins, each inquiry has one event of it, and the other is told', async () => {
    await arrive({ message: 'One' }, { message: 'Two' });
    const inquiry = (await findInquiry(store.db, await firstId())) as Inquiry;
    const said = await Promise.all(
      ['one', 'two'].map((name) =>
        correct({ store, inquiry, session, form: new URLSearchParams({ email: `${name}@v.test` }) }),
      ),
    );

    expect(said.map((notice) => notice?.status).sort()).toEqual([409, undefined]);
    const [winner] = await inquiries();
    expect(await inquiries()).toMatchObject([{ email: winner?.email }, { email: winner?.email }]);
    const events = await store.db.selectFrom('inquiry_event').selectAll().execute();
    expect(events.map(({ detail }) => detail.before)).toMatchObject([{ email }, { email }]);
  });

  it('I45 forgets a person while a mail is being sent, and sends nothing more', async () => {
    await arrive({});
    let sends = 0;
    const attempt = await deliver(store, { inquiry: await firstId(), recipient: 'agent' }, async () => {
      sends += 1;
      await forget(store, email);
    });

    expect([attempt, sends]).toEqual([{ outcome: 'forgotten' }, 1]);
    expect(await store.boss.findJobs('mail')).toEqual([]);
  });

  it('I45 forgets 40 inquiries at once in all tables and planner statistics, even asked for twice, and nobody else’s', async () => {
    const name = 'Zebedee Quixworth';
    const email = 'zebedee.quixworth@visitor.test';
    const long = `${'Grüße '.repeat(1500)} ${name}`;
    const forty = Array.from({ length: 40 }, (_, at) => ({ name, email, message: `${long} ${at}` }));
    await arrive({ email: other }, ...forty);
    const event = { kind: 'taken', actor: 0, detail: { note: 'Called Mr. Quixworth' } } as const;
    const [one] = (await inquiries()).filter((inquiry) => inquiry.name === name);
    await store.db.transaction().execute((trx) => recordEvent(trx, one?.id ?? '', event, 0));
    await sql`analyze inquiry`.execute(store.db);
    expect(await tablesWith('uixworth')).toEqual(['inquiry', 'inquiry_event']);
    const said = await Promise.all([forget(store, email), forget(store, email.toUpperCase())]);

    expect(said.map(([first]) => first).sort()).toEqual([
      expect.stringContaining('40 inquiries are erased'),
      'Nothing of this person is stored here.',
    ]);
    expect(await tablesWith('uixworth')).toEqual([]);
    expect(await read(email)).toMatchObject({ inquiries: [], leases: [] });
    expect(await inquiries()).toMatchObject([{ email: other }]);
    expect(await store.boss.findJobs('mail')).toHaveLength(3);
    const { rows } = await sql`select attname from pg_stats where tablename = 'inquiry'
      and attname in ('name', 'email', 'phone', 'message', 'details')`.execute(store.db);
    expect(rows).toEqual([]);
  });

  async function tablesWith(word: string) {
    const found = [];
    for (const table of ['inquiry', 'inquiry_event', 'delivery', 'lease', 'audit', 'pgboss.job']) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} as t where t::text like ${`%${word}%`}`.execute(store.db);
      if (rows.length > 0) found.push(table);
    }

    return found;
  }
});

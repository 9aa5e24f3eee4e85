import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { engines } from '../../../testing/databases/test-database.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { accept } from '../../inquiries/acceptance/accept.ts';
import { deliver } from '../../inquiries/outbox/deliver.ts';
import { submissionFrom } from '../../inquiries/submission.ts';
import type { Store } from '../../store/database.ts';
import { recordEvent } from '../../store/events.ts';
import { everythingAbout, personJson } from './about.ts';
import { correct } from './correct.ts';
import { forget } from './forget.ts';

const email = 'jane@visitor.test';

describe.each(engines)('a person’s rights on %s', (_, prepare) => {
  let store: Store;
  storeForAll(prepare, (opened) => {
    store = opened;
  });

  const call = (more: object = {}) => ({
    submission: submissionFrom('agentInquiry', { ...bothCalls.agentInquiry, ...more }),
    held: null,
  });
  async function arrive(...all: object[]) {
    for (const one of all) await accept(store, call(one), false);
  }
  const json = async (address: string) => {
    let text = '';
    for await (const piece of personJson(store.db, address)) text += piece;

    return text;
  };
  const inquiries = () => store.db.selectFrom('inquiry').selectAll().orderBy('message').execute();

  it('I42 hands out all of a person, whatever the letters of the address, and nothing of others', async () => {
    await arrive(
      { message: 'One' },
      { message: 'Two', email: 'JANE@Visitor.test' },
      { email: 'joe@visitor.test', message: 'Other' },
    );
    const [one] = await inquiries();
    const id = String(
      (await everythingAbout(store.db, email)).inquiries.find(({ message }) => message === 'One')?.id,
    );
    const note = { kind: 'taken', actor: 2, detail: { note: 'Calls at nine' } } as const;
    await store.db.transaction().execute((trx) => recordEvent(trx, id, note, 0));

    const text = await json(' Jane@VISITOR.test ');
    const read = JSON.parse(text);

    expect(one).toBeDefined();
    expect(read.inquiries.map(({ message }: { message: string }) => message).sort()).toEqual(['One', 'Two']);
    for (const words of ['Calls at nine', '"waits": true', 'confirmation:']) expect(text).toContain(words);
    expect(text).not.toContain('joe@visitor.test');
    expect(JSON.parse(await json('nobody@visitor.test'))).toMatchObject({ inquiries: [], claims: [] });
  });

  it('I43 corrects a person in every inquiry and keeps the earlier values nowhere', async () => {
    await arrive(
      { message: 'One' },
      { message: 'Two', email: 'JANE@visitor.test' },
      { email: 'joe@visitor.test' },
    );
    await arrive({ message: 'One', name: 'Jana Doe', phone: '111' });
    const given = { name: ' Janet Roe ', phone: '222', email: 'janet@visitor.test' };

    expect(await correct(store, email, given)).toMatchObject({
      done: [expect.stringContaining('3 inquiries'), expect.stringContaining('Out of reach')],
    });

    const text = await json('janet@visitor.test');
    expect(JSON.parse(text).inquiries).toHaveLength(3);
    for (const earlier of ['Jana', 'Doe', '111', 'jane@']) expect(text).not.toContain(earlier);
    expect((await everythingAbout(store.db, email)).inquiries).toEqual([]);
    expect((await everythingAbout(store.db, 'joe@visitor.test')).inquiries).toMatchObject([
      { name: 'Jane Doe' },
    ]);
    const audit = await store.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(audit)).not.toMatch(/jan|visitor/i);
  });

  it('I43 sends what waits to the corrected address', async () => {
    await arrive({});
    const [{ id = '' } = {}] = await inquiries();
    await correct(store, email, { email: 'right@visitor.test' });
    const to: string[] = [];
    await deliver(store.db, id, 'visitor', async (inquiry) => {
      to.push(inquiry.email);
    });

    expect(to).toEqual(['right@visitor.test']);
  });

  it('I52 makes two people one only when that is said, and tells an address from its spelling', async () => {
    await arrive(
      { message: 'One' },
      { message: 'Two', email: 'Joe@visitor.test' },
      { message: 'Three', email: 'joe@visitor.test' },
    );
    const before = await inquiries();

    expect(await correct(store, email, { email: 'JOE@visitor.test' })).toEqual({
      problem: expect.stringMatching(/^2 inquiries have this email address already/),
      others: 2,
    });
    expect(await inquiries()).toEqual(before);
    expect(await correct(store, email, { email: 'JANE@visitor.test' })).toMatchObject({
      done: expect.anything(),
    });
    expect(await correct(store, email, { email: 'joe@visitor.test', mayJoin: true })).toMatchObject({
      done: expect.anything(),
    });
    expect((await everythingAbout(store.db, 'joe@visitor.test')).inquiries).toHaveLength(3);
  });

  it.each([
    [{ name: 'Jane\r\nBcc: x@y.test' }, /^A name is one line/],
    [{ name: '  ' }, /^A name is one line/],
    [{ name: 'x'.repeat(1_000_000) }, /^A name is one line/],
    [{ phone: '1\n2' }, /^A phone number is one line/],
    [{ email: 'no address' }, /^An email address is one address/],
    [{ email: 'a@b.test, c@d.test' }, /^An email address is one address/],
    [{}, /^Say what/],
  ])(
    'I44 refuses what cannot be right with one sentence, and changes nothing (%#)',
    async (values, problem) => {
      await arrive({});
      const before = await inquiries();

      expect(await correct(store, email, { ...values })).toEqual({ problem: expect.stringMatching(problem) });
      expect(await inquiries()).toEqual(before);
    },
  );

  it('I45 forgets a person while a mail is being sent, and sends nothing more', async () => {
    await arrive({});
    const [{ id = '' } = {}] = await inquiries();
    let sends = 0;
    const attempt = await deliver(store.db, id, 'agent', async () => {
      sends += 1;
      await forget(store, email);
    });

    expect([attempt, sends]).toEqual([{ outcome: 'forgotten' }, 1]);
    expect(await store.boss.findJobs('mail')).toEqual([]);
  });

  it('I45 forgets 200 inquiries at once, asked for twice at the same time, and nobody else', async () => {
    await arrive({ email: 'joe@visitor.test' });
    for (let at = 0; at < 200; at += 50)
      await arrive(...Array.from({ length: 50 }, (_, index) => ({ message: `Number ${at + index}` })));
    await store.db
      .insertInto('audit')
      .values({ action: 'settle', about: `${(await inquiries())[0]?.reference}: told Jane` })
      .execute();

    const said = await Promise.all([forget(store, email), forget(store, 'JANE@visitor.test')]);

    expect(said.map(([first]) => first).sort()).toEqual([
      expect.stringContaining('200 inquiries are erased'),
      'Nothing of this person is stored here.',
    ]);
    expect(await inquiries()).toMatchObject([{ email: 'joe@visitor.test' }]);
    expect(await everythingAbout(store.db, email)).toMatchObject({ inquiries: [], claims: [] });
    expect(await store.boss.findJobs('mail')).toHaveLength(3);
    expect(JSON.stringify(await store.db.selectFrom('audit').selectAll().execute())).not.toContain('Jane');
  });
});

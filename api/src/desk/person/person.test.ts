import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { engines } from '../../../testing/databases/test-database.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { accept } from '../../inquiries/accept.ts';
import { deliver } from '../../inquiries/outbox.ts';
import { submissionFrom } from '../../inquiries/submission.ts';
import type { Store } from '../../store/database.ts';
import { recordEvent } from '../../store/events.ts';
import { findInquiry, type Inquiry } from '../../store/inquiry.ts';
import { correct } from './correct.ts';
import { forget, personJson } from './person.ts';

const email = 'jane@visitor.test';
const person = { id: 1000, name: 'Marta Ruiz', email: '', isOffice: true, isSuspended: false };
const session = { person, people: [person], token: '', formToken: '' };

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
  const json = (address: string) => personJson(store.db, address);
  /** Corrects the person as the office does on the page of one of the inquiries. */
  const correctOne = async (fields: Record<string, string>) => {
    const [{ id = '' } = {}] = await inquiries();
    const inquiry = (await findInquiry(store.db, id)) as Inquiry;

    const form = new URLSearchParams(fields);

    return (await correct({ store, inquiry, form, session }))?.notice;
  };
  const inquiries = () => store.db.selectFrom('inquiry').selectAll().orderBy('message').execute();

  it('I42 hands out all of a person, whatever the letters of the address, and nothing of others', async () => {
    await arrive(
      { message: 'One' },
      { message: 'Two', email: 'JANE@Visitor.test' },
      { email: 'joe@visitor.test', message: 'Other' },
    );
    const [one] = await inquiries();
    const id = one?.id ?? '';
    const note = { kind: 'taken', actor: 2, detail: { note: 'Calls at nine' } } as const;
    await store.db.transaction().execute((trx) => recordEvent(trx, id, note, 0));

    const text = await json(' Jane@VISITOR.test ');
    const read = JSON.parse(text);

    expect(read.inquiries.map(({ message }: { message: string }) => message).sort()).toEqual(['One', 'Two']);
    for (const words of ['Calls at nine', '"party": "agent"', 'confirmation:']) expect(text).toContain(words);
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

    expect(await correctOne(given)).toBeUndefined();

    const text = await json('janet@visitor.test');
    expect(JSON.parse(text).inquiries).toHaveLength(3);
    for (const earlier of ['Jana', 'Doe', '111', 'jane@']) expect(text).not.toContain(earlier);
    expect(JSON.parse(await json(email)).inquiries).toEqual([]);
    expect(JSON.parse(await json('joe@visitor.test')).inquiries).toMatchObject([{ name: 'Jane Doe' }]);
    const audit = await store.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(audit)).not.toMatch(/jan|visitor/i);
  });

  it('I43 sends what waits to the corrected address', async () => {
    await arrive({});
    const [{ id = '' } = {}] = await inquiries();
    await correctOne({ email: 'right@visitor.test' });
    const to: string[] = [];
    await deliver(store, { inquiry: id, party: 'visitor' }, async (inquiry) => {
      to.push(inquiry.email);
    });

    expect(to).toEqual(['right@visitor.test']);
  });

  it.each([
    [{ name: 'Jane\r\nBcc: x@y.test' }, /^A name is one line/],
    [{ name: '  ' }, /^A name is one line/],
    [{ name: 'x'.repeat(1_000_000) }, /^A name is one line/],
    [{ phone: '1\n2' }, /^A phone number is one line/],
    [{ email: 'no address' }, /^An email address is one address/],
    [{ email: 'a@b.test, c@d.test' }, /^An email address is one address/],
    [{}, /^That is what is stored/],
  ])(
    'I44 refuses what cannot be right with one sentence, and changes nothing (%#)',
    async (values, problem) => {
      await arrive({});
      const before = await inquiries();

      expect(await correctOne(values)).toMatch(problem);
      expect(await inquiries()).toEqual(before);
    },
  );

  it('I45 forgets a person while a mail is being sent, and sends nothing more', async () => {
    await arrive({});
    const [{ id = '' } = {}] = await inquiries();
    let sends = 0;
    const attempt = await deliver(store, { inquiry: id, party: 'agent' }, async () => {
      sends += 1;
      await forget(store, email);
    });

    expect([attempt, sends]).toEqual([{ outcome: 'forgotten' }, 1]);
    expect(await store.boss.findJobs('mail')).toEqual([]);
  });

  it('I45 forgets 40 inquiries at once, asked for twice at the same time, and nobody else', async () => {
    await arrive({ email: 'joe@visitor.test' });
    await arrive(...Array.from({ length: 40 }, (_, index) => ({ message: `Number ${index}` })));
    const said = await Promise.all([forget(store, email), forget(store, 'JANE@visitor.test')]);

    expect(said.map(([first]) => first).sort()).toEqual([
      expect.stringContaining('40 inquiries are erased'),
      'Nothing of this person is stored here.',
    ]);
    expect(await inquiries()).toMatchObject([{ email: 'joe@visitor.test' }]);
    expect(JSON.parse(await json(email))).toMatchObject({ inquiries: [], claims: [] });
    expect(await store.boss.findJobs('mail')).toHaveLength(3);
  });
});

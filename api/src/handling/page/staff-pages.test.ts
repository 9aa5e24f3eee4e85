import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import { agent, bothCalls, visitor } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { type System, startSystem } from '../../../testing/system.ts';
import { until } from '../../../testing/until.ts';
import { typed } from '../../staff/testing/staff.ts';

type Mails = Awaited<ReturnType<System['mails']>>;

const colleague = roster.find(({ id }) => id !== agent.id) ?? agent;
const settings = { STAFF_KEY: 'a key for staff of at least thirty-two letters' };

describe('an inquiry’s page for staff', () => {
  let system: System;
  let database: Awaited<ReturnType<typeof anyDatabase>>;
  let count = 0;
  beforeAll(async () => {
    database = await anyDatabase();
    system = await startSystem(database, settings);
  });
  afterAll(async () => {
    await system.close();
    await database.clear();
  });

  /** Returns the path in the mail about an inquiry to an address. */
  const pathIn = (mails: Mails, reference: string, address: string) => {
    const mail = mails.find(
      ({ subject, recipients }) => subject.includes(reference) && recipients.includes(address),
    );

    return /(\/staff\/inquiry\/\S+)/.exec(mail?.text ?? '')?.[1];
  };
  const pathFor = (reference: string, address: string) =>
    until(
      async () => pathIn(await system.mailbox.mails.list(), reference, address) ?? '',
      (path) => path !== '',
    );
  /** Sends an inquiry; returns its reference and the path in the agent's mail. */
  async function arrives() {
    count += 1;
    const email = `visitor-${count}@visitor.test`;
    const { body } = await system.post('agentInquiry', { ...bothCalls.agentInquiry, email });
    const reference = String(body.reference);

    return { reference, path: await pathFor(reference, agent.email) };
  }
  const get = async (path: string) => {
    const answer = await fetch(`${system.api.address}${path}`);

    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(`${system.api.address}${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });

    return { status: answer.status, text: await answer.text() };
  };

  it('I01 shows the inquiry, changes nothing, and is kept by nobody', async () => {
    const { path } = await arrives();
    for (let visit = 0; visit < 3; visit += 1) await get(path);
    const { status, headers, text } = await get(path);

    expect(status).toBe(200);
    expect(text).toContain('New.');
    expect(text).toContain(visitor.message);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toContain('<script');
    expect(text).toContain(`<dd>${bothCalls.agentInquiry.propertyInterest}</dd>`);
  });

  it.each([
    ['taken', {}, `Taken by ${agent.name}`],
    ['answered', {}, `Answered by ${agent.name}`],
    ['closed', { reason: 'duplicate' }, `Closed by ${agent.name} (a duplicate)`],
  ])('I02 notes that it was %s', async (action, more, state) => {
    const { path } = await arrives();
    expect(await send(path, { action, seen: '0', note: 'By\r\nphone', ...more })).toMatchObject({
      status: 303,
    });
    const { text } = await get(path);

    expect(text).toContain(`<strong>${state}.</strong>`);
    expect(text).toContain('“By phone”');
  });

  it('I03 passes it on to a colleague, who gets the mail with a link of their own', async () => {
    const { reference, path } = await arrives();
    await send(path, { action: 'passed', to: String(colleague.id), seen: '0', note: 'Yours' });
    const theirs = await pathFor(reference, colleague.email);
    const mail = (await system.mailbox.mails.list()).find(({ recipients }) =>
      recipients.includes(colleague.email),
    );

    expect(mail?.text).toContain(`Passed on by ${agent.name} to ${colleague.name}. “Yours”`);
    expect(theirs).not.toBe(path);
    await send(theirs, { action: 'answered', seen: '1' });
    expect((await get(path)).text).toContain(`Answered by ${colleague.name}`);
    expect((await typed(database, 'show', reference)).text).toMatch(
      new RegExp(
        `Passed on by ${agent.name} to ${colleague.name}, “Yours”\\n.*Answered by ${colleague.name}`,
      ),
    );
  });

  it('I04 of two who act at once one is first, and the other is told', async () => {
    const { reference, path } = await arrives();
    const officePath = await pathFor(reference, office.email);
    const both = await Promise.all([
      send(path, { action: 'taken', seen: '0' }),
      send(officePath, { action: 'taken', seen: '0' }),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(both.find(({ status }) => status === 409)?.text).toMatch(
      /A colleague was first.*Taken by (?:the office|Adrian Bellamy)/,
    );
  });

  it.each(['1000', '-1', '1e12', '99999999999999999999', 'x', ''])(
    'I04 believes nobody who claims to have seen %p events',
    async (seen) => {
      const { path } = await arrives();
      await send(path, { action: 'taken', seen: '0' });
      const { status } = await send(path, { action: 'closed', reason: 'spam', seen });

      expect(status).toBe(409);
      expect((await get(path)).text).toContain(`<strong>Taken by ${agent.name}.</strong>`);
    },
  );

  it('I06 keeps a note whatever characters are in it', async () => {
    const { path } = await arrives();
    const { status } = await send(path, { action: 'taken', seen: '0', note: 'a\u0000b\u0007 c\u2028d <i>' });

    expect(status).toBe(303);
    expect((await get(path)).text).toContain('“a b c d &lt;i&gt;”');
  });

  it('I06 takes nothing but its own form', async () => {
    const { path } = await arrives();
    const { status } = await fetch(`${system.api.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'taken', seen: '0', note: { length: 1 } }),
    });

    expect(status).toBe(415);
    expect((await get(path)).text).toContain('New.');
  });

  it('I06 takes a hundred events and no more, however often somebody presses', async () => {
    const { path } = await arrives();
    for (let seen = 0; seen < 100; seen += 1) await send(path, { action: 'taken', seen: String(seen) });
    const { status, text } = await send(path, { action: 'answered', seen: '100' });

    expect(status).toBe(400);
    expect(text).toContain('The history of this inquiry is full');
    expect((await get(path)).text.match(/<li>/g)).toHaveLength(101);
  });

  it('I05 a second press of a button changes nothing', async () => {
    const { path } = await arrives();
    await send(path, { action: 'taken', seen: '0' });
    await send(path, { action: 'taken', seen: '0' });

    expect((await get(path)).text.match(/<li>Taken/g)).toHaveLength(1);
  });

  it.each([
    ['no button', {}, 'Please press one of the buttons.'],
    ['an unknown button', { action: 'delete' }, 'Please press one of the buttons.'],
    ['nobody on the roster', { action: 'passed', to: '9999' }, 'Please choose a colleague to pass it on to.'],
    ['no reason', { action: 'closed' }, 'Please choose why it needs no answer.'],
    ['a huge note', { action: 'taken', note: 'word '.repeat(200) }, 'A note has at most 500 characters.'],
  ])('I06 refuses %s in one sentence, and keeps the note', async (_what, form, sentence) => {
    const { path } = await arrives();
    const { status, text } = await send(path, { seen: '0', note: 'My words', ...form });

    expect(status).toBe(400);
    expect(text).toContain(sentence);
    expect(text).toMatch(/My words|word word/);
    expect((await get(path)).text).toContain('New.');
  });

  it('I07 tells nothing to whoever has no link', async () => {
    const { path } = await arrives();
    const made = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    const answers = [
      await get(made),
      await get('/staff/inquiry/x'),
      await send(made, { action: 'taken', seen: '0' }),
    ];

    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).toBe(answers[0]?.text);
      expect(text).not.toContain(visitor.name);
    }
  });

  it('I08 works no more once the key is another', async () => {
    const { path } = await arrives();
    await system.close();
    system = await startSystem(database, { STAFF_KEY: 'another key for staff of thirty-two letters' });

    expect((await get(path)).status).toBe(404);
  });
});

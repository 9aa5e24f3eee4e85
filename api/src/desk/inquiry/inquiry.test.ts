import { agent } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { manager, openOffice, receive } from '../../../testing/desk-office.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import type { Store } from '../../store/database.ts';
import { eventsOf } from '../../store/events.ts';
import type { DeskJob } from '../reminders/send.ts';

const colleague = 'marisol@dosmares.example';

describe('an inquiry on the desk', () => {
  let store: Store;
  storeForAll(anyDatabase, (opened) => {
    store = opened;
  });
  let office: Awaited<ReturnType<typeof openOffice>>;
  let inquiry: { id: string; reference: string };
  let path: string;
  beforeEach(async () => {
    office = await openOffice(store);
    inquiry = await receive(store);
    path = `/staff/inquiry/${inquiry.reference}`;
  });

  const row = () =>
    store.db
      .selectFrom('inquiry')
      .select(['state', 'assignee', 'agent_id', 'call_back_on'])
      .where('id', '=', inquiry.id)
      .executeTakeFirstOrThrow();
  const kinds = async () => (await eventsOf(store.db, inquiry.id)).map(({ kind }) => kind);
  const told = async () => (await store.boss.findJobs<DeskJob>('reminder')).map(({ data }) => data);

  it('I02 is taken, noted on, planned for a call, answered and closed with an outcome', async () => {
    const mine = await office.as(agent.email);
    expect((await mine.press(path, { action: 'take', note: 'I know\nher' })).statusCode).toBe(303);
    expect((await mine.get(path)).body).toContain('Assigned to you.');
    await mine.press(path, { action: 'note', note: '<b>Prefers mornings</b>' });
    await mine.press(path, { action: 'callBack', on: '2099-12-01' });
    expect(await row()).toMatchObject({ assignee: agent.id, call_back_on: '2099-12-01' });
    await mine.press(path, { action: 'answered' });
    await mine.press(path, { action: 'close', reason: 'viewing' });

    const { body } = await mine.get(path);
    expect(body).toContain(`Assigned to ${agent.name}: “I know her”`);
    expect(body).toContain('&lt;b&gt;Prefers mornings&lt;/b&gt;');
    expect(body).toContain(`Closed by ${agent.name} (viewing)`);
    expect(await kinds()).toEqual(['taken', 'noted', 'call-back', 'answered', 'closed']);
    expect(await row()).toMatchObject({ state: 'closed', call_back_on: null });
    await mine.press(path, { action: 'reopen' });
    expect(await row()).toMatchObject({ state: 'new', assignee: agent.id });
  });

  it('I03 is reassigned: the colleague gets the mail, and whoever loses it is told and sees it no more', async () => {
    const mine = await office.as(agent.email);
    await mine.press(path, { action: 'take' });
    const { headers } = await (await office.as(manager)).press(path, { action: 'reassign', to: '1' });

    expect(headers.location).toBe(path);
    expect(await row()).toMatchObject({ state: 'passed', assignee: 1, agent_id: 1 });
    expect(await told()).toMatchObject([{ inquiry: inquiry.id, about: 'taken-away', to: agent.id }]);
    expect((await mine.get(path)).statusCode).toBe(404);
    expect((await (await office.as(colleague)).get(path)).body).toContain(
      `Assigned to ${'Marisol Quintero'} by Marta Ruiz`,
    );
    const editions = await store.db
      .selectFrom('delivery')
      .select(['edition'])
      .where('party', '=', 'agent')
      .execute();
    expect(editions).toEqual([{ edition: 1 }]);

    const hers = await office.as(colleague);
    expect((await hers.press(path, { action: 'reassign', to: '0' })).headers.location).toBe('/staff');
    expect(await row()).toMatchObject({ assignee: null, agent_id: null });
  });

  it('I04 goes to the first of two who act at once; the other is told who', async () => {
    const people = [await office.as(agent.email), await office.as(manager)];
    const answers = await Promise.all(
      people.map(async (one) => one.press(path, { action: 'take', note: 'mine', seen: '0' })),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    expect(late?.body).toContain('A colleague was first, so nothing of yours was recorded. Assigned to');
    expect(late?.body).toContain('>mine</textarea>');
    expect(await kinds()).toEqual(['taken']);
  });

  it('I05 notes a button once that is pressed twice', async () => {
    const mine = await office.as(agent.email);
    for (let time = 0; time < 2; time += 1) await mine.press(path, { action: 'answered', seen: '0' });

    expect(await kinds()).toEqual(['answered']);
  });

  it.each([
    [{ action: 'reassign' }, 'Please choose a colleague.'],
    [{ action: 'reassign', to: String(agent.id) }, 'This colleague has it already.'],
    [{ action: 'reassign', to: '11' }, 'Please choose a colleague.'],
    [{ action: 'close', reason: 'toString' }, 'Please choose what became of it.'],
    [{ action: 'callBack', on: '2020-01-01' }, 'Please choose a day, today or later.'],
    [{ action: 'note', note: ' ' }, 'Please write the note first.'],
    [{ action: 'take', note: 'x'.repeat(501) }, 'A note has at most 500 characters.'],
    [{ action: 'constructor' }, 'Please press one of the buttons.'],
    [{ action: 'release' }, 'This cannot be done any more'],
    [{ action: 'forget', reference: 'DM-0000-0000' }, 'To forget this person, type'],
    [{ action: 'correct', email: 'no address' }, 'An email address is one address'],
  ])('I06 refuses %j in one sentence', async (fields, sentence) => {
    const { statusCode, body } = await (await office.as(manager)).press(path, fields);

    expect(statusCode).toBe(400);
    expect(body).toContain(sentence);
    expect(await kinds()).toEqual([]);
  });

  it('I09 undoes the last act for a minute, and gives an inquiry back', async () => {
    const boss = await office.as(manager);
    await (await office.as(agent.email)).press(path, { action: 'take' });
    await boss.press(path, { action: 'reassign', to: '1' });
    expect((await boss.get(path)).body).toContain('value="undo"');
    await boss.press(path, { action: 'undo' });

    expect(await row()).toMatchObject({ state: 'taken', assignee: agent.id, agent_id: agent.id });
    expect((await boss.get(path)).body).not.toContain('value="undo"');
    expect((await told()).map(({ to }) => to).sort()).toEqual([1, agent.id]);

    await boss.press(path, { action: 'answered' });
    await store.db
      .updateTable('inquiry_event')
      .set({ at: new Date(Date.now() - 61_000) })
      .execute();
    expect((await boss.press(path, { action: 'undo' })).statusCode).toBe(400);
    expect((await row()).state).toBe('answered');
  });

  it('I07 is not there for a colleague, by page, form, list or spreadsheet', async () => {
    const hers = await office.as(colleague);
    const mine = await office.as(agent.email);
    const token = /name="form" value="([^"]*)"/.exec((await hers.get('/staff/devices')).body)?.[1] ?? '';
    expect((await hers.get(path)).statusCode).toBe(404);
    const forged = new URLSearchParams({ form: token, action: 'take', seen: '0' });
    expect((await office.send(path, forged, { cookie: hers.cookie })).statusCode).toBe(404);
    for (const other of ['/staff?list=all', '/staff?q=jane', '/staff/inquiries.csv?list=all'])
      expect((await hers.get(other)).body).not.toContain(inquiry.reference);
    expect((await mine.get(`${path}/everything.json`)).statusCode).toBe(404);
    expect((await mine.press(path, { action: 'forget', reference: inquiry.reference })).statusCode).toBe(400);
    expect(await kinds()).toEqual([]);
  });

  it('I07 is not where an old signed link leads, which is no right any more', async () => {
    const old = `/staff/inquiry/${'x'.repeat(51)}`;

    expect((await office.app.inject({ url: old })).headers.location).toContain('/staff/sign-in?next=');
    expect((await (await office.as(agent.email)).get(old)).statusCode).toBe(404);
  });

  it('I23 tells what else the person wrote, by e-mail or phone, and to whom', async () => {
    const other = await receive(store, {
      email: 'other@v.test',
      phone: '760.555.0199',
      message: 'Secret words',
    });
    await store.db.updateTable('inquiry').set({ agent_id: 1 }).where('id', '=', other.id).execute();
    const { body } = await (await office.as(agent.email)).get(path);

    expect(body).toContain(other.reference);
    expect(body).toContain('For Marisol Quintero');
    expect(body).not.toContain('Secret words');
    expect(body).not.toContain(`href="/staff/inquiry/${other.reference}"`);
    expect((await (await office.as(manager)).get(path)).body).toContain(
      `href="/staff/inquiry/${other.reference}"`,
    );
  });

  it('I24 is released or cleared from quarantine by the office alone, which sees why it is there', async () => {
    const held = await receive(store, { email: 'pills@v.test', message: 'Pills' }, 'honeypot');
    const at = `/staff/inquiry/${held.reference}`;
    expect((await (await office.as(agent.email)).get(at)).statusCode).toBe(404);
    const boss = await office.as(manager);
    const { body } = await boss.get(at);
    expect(body).toContain('filled in a field that people do not see');
    expect(body).not.toContain('mailto:');
    await boss.press(at, { action: 'release' });
    expect((await boss.get(at)).body).toContain('not taken yet');
  });

  it('I30 shows what could not be delivered: it is sent again, acknowledged, or the address corrected', async () => {
    const dead = { dead_at: new Date(), last_error: 'recipient refused 550', fault: 'recipient' as const };
    const kill = () => store.db.updateTable('delivery').set(dead).where('party', '=', 'visitor').execute();
    const boss = await office.as(manager);
    const undelivered = async () =>
      (await boss.get('/staff?list=undelivered')).body.includes(inquiry.reference);
    await kill();
    expect((await boss.get(path)).body).toContain(
      'Undelivered: the confirmation to the visitor</strong> (recipient refused 550)',
    );
    expect(await undelivered()).toBe(true);
    await boss.press(path, { action: 'acknowledge', party: 'visitor' });
    expect(await undelivered()).toBe(false);

    await kill();
    await store.db.updateTable('delivery').set({ settled_at: null }).execute();
    await boss.press(path, { action: 'resend', party: 'visitor' });
    expect(await undelivered()).toBe(false);

    await kill();
    await boss.press(path, {
      action: 'correct',
      email: 'right@visitor.test',
      name: 'Jane Doe',
      phone: '+1 760 555 0199',
    });
    const { email } = await store.db.selectFrom('inquiry').select('email').executeTakeFirstOrThrow();
    const delivery = await store.db
      .selectFrom('delivery')
      .selectAll()
      .where('party', '=', 'visitor')
      .executeTakeFirstOrThrow();
    expect([email, delivery.dead_at, delivery.edition]).toEqual(['right@visitor.test', null, 2]);
    expect(await kinds()).toEqual(['acknowledged', 'resent', 'corrected']);
  });
});

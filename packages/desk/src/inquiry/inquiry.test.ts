import { confirmationKey } from '@dosmares/store/addresses';
import { eventsOf } from '@dosmares/store/inquiry';
import { sql } from 'kysely';
import { deliver } from '../../../../api/src/inquiries/outbox.ts';
import { agent } from '../../../../api/testing/bodies/bodies.ts';
import { manager, officeForAll, receive } from '../../../../api/testing/desk-office.ts';
import { type DeskJob, remind } from '../reminders/remind.ts';

const colleague = 'marisol@dosmares.example';

describe('an inquiry on the desk', () => {
  const { store, office } = officeForAll();
  type Someone = Awaited<ReturnType<typeof office.as>>;
  let [mine, boss, hers]: Someone[] = [];
  let inquiry: { id: string; reference: string };
  let path: string;
  beforeEach(async () => {
    [mine, boss, hers] = [await office.as(agent.email), await office.as(manager), await office.as(colleague)];
    inquiry = await receive(store);
    path = `/staff/inquiry/${inquiry.reference}`;
  });

  const press = (someone: Someone | undefined, action: string, fields = {}) =>
    (someone as Someone).press(path, { action, ...fields });
  const seen = async (someone: Someone | undefined, at = path) => (await (someone as Someone).get(at)).body;
  const row = () =>
    store.db.selectFrom('inquiry').selectAll().where('id', '=', inquiry.id).executeTakeFirstOrThrow();
  const mail = async (recipient: 'agent' | 'visitor') =>
    store.db.selectFrom('delivery').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow();
  const kinds = async () => (await eventsOf(store.db, inquiry.id)).map(({ kind }) => kind);
  const notices = async () => (await store.boss.findJobs<DeskJob>('reminder')).map(({ data }) => data);

  it('I02 is taken, given a note and a planned call, answered, closed with an outcome and reopened', async () => {
    expect((await press(mine, 'take', { note: '\u202eI know\nher' })).statusCode).toBe(303);
    expect(await seen(mine)).toContain('Assigned to you.');
    await press(mine, 'note', { note: '<b>Prefers mornings</b>' });
    await press(mine, 'callBack', { on: '2099-12-01' });
    expect(await row()).toMatchObject({ assignee: agent.id, call_back_on: '2099-12-01' });
    await press(mine, 'answered');
    await press(mine, 'close', { reason: 'viewing' });

    const body = await seen(mine);
    const said = [`Assigned to ${agent.name}: “<bdi>I know her</bdi>”`, `Closed by ${agent.name} (viewing)`];
    for (const words of [...said, '&lt;b&gt;Prefers mornings&lt;/b&gt;']) expect(body).toContain(words);
    expect(await kinds()).toEqual(['taken', 'noted', 'call-back', 'answered', 'closed']);
    expect(await row()).toMatchObject({ state: 'closed', call_back_on: null });
    await press(mine, 'reopen');
    expect(await row()).toMatchObject({ state: 'new', assignee: agent.id });
  });

  it('I03 I09 is reassigned, which mails the new and the previous holder, and can be undone for a minute', async () => {
    await press(mine, 'take');
    const { headers } = await press(boss, 'reassign', { to: '1' });

    expect(headers.location).toBe(path);
    expect(await row()).toMatchObject({ state: 'passed', assignee: 1, agent_id: 1 });
    expect(await notices()).toMatchObject([{ inquiry: inquiry.id, about: 'taken-away', to: agent.id }]);
    expect(await seen(mine)).toContain('There is no such page');
    expect(await seen(hers)).toContain('Assigned to Marisol Quintero by Marta Ruiz');
    expect(await mail('agent')).toMatchObject({ revision: 1 });

    expect(await seen(boss)).toContain('value="undo"');
    await press(boss, 'undo');
    expect(await row()).toMatchObject({ state: 'taken', assignee: agent.id, agent_id: agent.id });
    expect(await seen(boss)).not.toContain('value="undo"');
    expect((await notices()).map(({ to }) => to).sort()).toEqual([1, agent.id]);
    expect((await press(mine, 'reassign', { to: '0' })).headers.location).toBe('/staff');
    expect(await row()).toMatchObject({ assignee: null, agent_id: null });

    await press(boss, 'answered');
    await sql`update inquiry_event set at = now() - interval '61 seconds'`.execute(store.db);
    expect((await press(boss, 'undo')).statusCode).toBe(400);
  });

  it('I04 I05 goes to the first of two who act at once; the other learns who, and a second press changes nothing', async () => {
    const answers = await Promise.all(
      [mine, boss].map((one) => press(one, 'take', { note: 'mine', seen: '0' })),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.body;
    expect(late).toContain('A colleague was first, so nothing of yours was recorded. Assigned to');
    expect(late).toContain('>mine</textarea>');
    for (let turn = 0; turn < 2; turn += 1) await press(boss, 'answered', { seen: '1' });
    expect(await kinds()).toEqual(['taken', 'answered']);
  });

  // biome-ignore format: a table reads in columns
  it.each([
    ['reassign',    {},                             'Please choose a colleague.'],
    ['reassign',    { to: String(agent.id) },       'This colleague has it already.'],
    ['reassign',    { to: '11' },                   'Please choose a colleague.'],
    ['close',       { reason: 'toString' },         'Please choose an outcome.'],
    ['callBack',    { on: '2020-01-01' },           'Please choose a day, today or later.'],
    ['note',        { note: ' \u200b' },            'Please write the note first.'],
    ['take',        { note: 'x'.repeat(501) },      'A note has at most 500 characters.'],
    ['constructor', {},                             'Please press one of the buttons.'],
    ['release',     {},                             'This can no longer be done'],
    ['resend',      { recipient: 'crm' },           'This has been delivered.'],
    ['resend',      { recipient: 'visitor' },       'This has been delivered.'],
    ['forget',      { reference: 'DM-0000-0000' },  'To forget this person, type'],
    ['correct',     { email: 'no address' },        'An email address is one address'],
    ['correct',     { email: 'a@b.test, c@d.test' },'An email address is one address'],
    ['correct',     { name: ' \u202e\r\n ' },       'A name is one line'],
    ['correct',     { name: 'x'.repeat(9_000) },    'A name is one line'],
    ['correct',     { phone: '1'.repeat(61) },      'A phone number is one line'],
    ['correct',     {},                             'That is what is stored.'],
  ])('I06 I30 I44 refuses %s with %j in one sentence', async (action, fields, sentence) => {
    const before = await row();
    const { statusCode, body } = await press(boss, action, fields);

    expect([statusCode, body]).toEqual([400, expect.stringContaining(sentence)]);
    expect([await row(), await kinds()]).toEqual([before, []]);
  });

  it('I07 is hidden from colleagues on pages, forms, lists, the spreadsheet and old signed links', async () => {
    expect((await hers?.get(path))?.statusCode).toBe(404);
    const forged = new URLSearchParams({ form: (await hers?.token()) ?? '', action: 'take', seen: '0' });
    expect((await office.send(path, forged, { cookie: hers?.cookie ?? '' })).statusCode).toBe(404);
    for (const other of ['/staff?list=all', '/staff?q=jane', '/staff/inquiries.csv?list=all'])
      expect(await seen(hers, other)).not.toContain(inquiry.reference);
    expect((await mine?.get(`${path}/everything.json`))?.statusCode).toBe(404);
    expect((await press(mine, 'forget', { reference: inquiry.reference })).statusCode).toBe(400);
    const old = `/staff/inquiry/${'x'.repeat(51)}`;
    expect((await office.app.inject({ url: old })).headers.location).toContain('/staff/sign-in?next=');
    expect((await mine?.get(old))?.statusCode).toBe(404);
    expect(await kinds()).toEqual([]);
  });

  it('I23 shows what else the person wrote, by e-mail or phone: of a colleague’s, that it exists and whose it is', async () => {
    const more = {
      email: 'other@v.test',
      phone: '760.555.0199',
      message: 'Secret words',
      name: 'Somebody Else',
    };
    const other = await receive(store, more);
    const hersNow = { agent_id: 1, call_back_on: '2099-12-01' };
    await store.db.updateTable('inquiry').set(hersNow).where('id', '=', other.id).execute();
    const link = `href="/staff/inquiry/${other.reference}"`;
    const body = await seen(mine);

    for (const words of [other.reference, 'For Marisol Quintero']) expect(body).toContain(words);
    for (const words of ['Secret words', link, 'Somebody Else', 'December 1'])
      expect(body).not.toContain(words);
    expect(await seen(boss)).toContain(link);
  });

  it('I24 is released from quarantine by the office alone, which sees why it is quarantined', async () => {
    const quarantined = await receive(store, { email: 'pills@v.test', message: 'Pills' }, 'honeypot');
    path = `/staff/inquiry/${quarantined.reference}`;
    expect((await mine?.get(path))?.statusCode).toBe(404);
    const body = await seen(boss);
    expect(body).toContain('filled in a field that people do not see');
    expect(body).not.toContain('mailto:');
    await press(boss, 'release');
    expect(await seen(boss)).toContain('not taken yet');
  });

  it('I30 I70 shows what is late: hanging, never tried or refused for now, to its agent as well', async () => {
    const isListed = async () => (await seen(boss, '/staff?list=undelivered')).includes(inquiry.reference);
    const late = (minutes: number, recipients: string) =>
      sql`update delivery set created_at = now() - make_interval(mins => ${minutes})
        where recipient = any(${recipients.split(' ')})`.execute(store.db);
    await late(14, 'agent office visitor');
    expect([await isListed(), await seen(mine)]).toEqual([false, expect.not.stringContaining('Undelivered')]);
    expect(await seen(mine, '/staff')).not.toContain('Mail is late');

    await late(16, 'agent visitor');
    await sql`update delivery set last_error = 'for now recipient refused 450 4.2.1', fault = 'recipient'
      where recipient = 'visitor'`.execute(store.db);
    const body = await seen(mine);
    expect(body).toMatch(
      /the agent<\/strong> \(not tried yet\), since [^.]+\. It is retried automatically\. <\/p><\/form>/,
    );
    expect(body).toMatch(
      /the confirmation to the visitor<\/strong> \(for now [^)]* 4\.2\.1\), since .*right\?/,
    );
    for (const someone of [mine, boss])
      expect(await seen(someone, '/staff')).toMatch(
        /1 waiting longer than 15 minutes, the oldest for 16, since \w+day/,
      );
    expect(await isListed()).toBe(true);
    await sql`update delivery set delivered_at = now()`.execute(store.db);
    expect([await isListed(), await seen(mine)]).toEqual([false, expect.not.stringContaining('Undelivered')]);
  });

  it('I30 shows failed deliveries, which are resent or acknowledged, or the address is corrected', async () => {
    const kill = () =>
      sql`update delivery set dead_at = now(), last_error = 'recipient refused 550', fault = 'recipient',
        settled_at = null where recipient = 'visitor'`.execute(store.db);
    const isListed = async () => (await seen(boss, '/staff?list=undelivered')).includes(inquiry.reference);
    await kill();
    expect(await seen(boss)).toContain('the confirmation to the visitor</strong> (recipient refused 550)');
    for (const action of ['acknowledge', 'resend']) {
      await kill();
      expect(await isListed()).toBe(true);
      await press(boss, action, { recipient: 'visitor' });
      expect(await isListed()).toBe(false);
    }

    await kill();
    const right = { email: 'right@visitor.test', name: 'Jane Doe', phone: '+1 760 555 0199' };
    await press(boss, 'correct', right);
    expect(await store.db.selectFrom('inquiry').select('email').execute()).toEqual([{ email: right.email }]);
    expect(await mail('visitor')).toMatchObject({ dead_at: null, revision: 2 });
    expect(await kinds()).toEqual(['acknowledged', 'resent', 'corrected']);
  });

  /** Receives an inquiry that a colleague has, or that is in quarantine. */
  const receiveHers = async (more: object, quarantined: 'honeypot' | null = null) => {
    const other = await receive(store, { message: 'Hers', ...more }, quarantined);
    await store.db.updateTable('inquiry').set({ agent_id: 1 }).where('id', '=', other.id).execute();

    return other;
  };
  const stored = (id: string) =>
    store.db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('I43 an agent’s correction reaches what is the agent’s; the office is told of the rest, and corrects it with its history', async () => {
    const second = await receive(store, { message: 'And another thing' });
    const left = [await receiveHers({}), await receiveHers({ message: 'Held' }, 'honeypot')];
    const before = await Promise.all(left.map(({ id }) => stored(id)));
    const moved = { name: 'Eve', email: 'eve@elsewhere.test', phone: '1234567' };
    const { headers } = await press(mine, 'correct', moved);

    expect(headers.location).toBe(path);
    for (const { id } of [inquiry, second]) expect(await stored(id)).toMatchObject(moved);
    expect(await Promise.all(left.map(({ id }) => stored(id)))).toEqual(before);
    for (const { id } of left) expect(await eventsOf(store.db, id)).toEqual([]);
    for (const { reference } of [inquiry, second])
      expect(await seen(mine, `/staff/inquiry/${reference}`)).toContain(
        'corrected by Adrian Bellamy (before: Jane Doe, jane@visitor.test, +1 760 555 0199)',
      );
    for (const { reference } of left) expect(await seen(mine)).not.toContain(reference);
    expect(await notices()).toMatchObject([{ inquiry: inquiry.id, about: 'corrected', to: 0 }]);

    await boss?.press(`/staff/inquiry/${left[0]?.reference}`, { action: 'correct', ...moved });
    for (const { id } of left) expect(await stored(id)).toMatchObject(moved);
    const hersNow = await seen(hers, `/staff/inquiry/${left[0]?.reference}`);
    expect(hersNow).toContain('corrected by Marta Ruiz (before: Jane Doe');
    expect(await notices()).toHaveLength(1);
  });

  it('I04 I43 a correction on a page that shows older values changes nothing', async () => {
    await press(boss, 'correct', { phone: '2' });
    const { statusCode } = await press(mine, 'correct', {
      name: 'Jane Roe',
      phone: '+1 760 555 0199',
      seen: '0',
    });

    expect(statusCode).toBe(409);
    expect(await row()).toMatchObject({ name: 'Jane Doe', phone: '2' });
  });

  it.each([
    ['an e-mail', { email: 'rich@client.test' }],
    ['a number', { phone: '5550188' }],
  ])(
    'I07 I43 an agent who makes %s a colleague’s client’s own learns nothing of the colleague',
    async (_, guess) => {
      const secret = { email: 'rich@client.test', name: 'Rich Client', phone: '+52 624 555 0188' };
      const target = await receiveHers(secret);
      await press(mine, 'correct', guess);
      await press(mine, 'take');
      await remind(store);

      const body = await seen(mine);
      for (const words of [target.reference, 'Rich Client', 'For Marisol']) expect(body).not.toContain(words);
      expect(await kinds()).toEqual(['corrected', 'taken']);
      expect(await seen(boss)).toContain(target.reference);
    },
  );

  it('I19 a corrected phone number silences nothing that the e-mail address tells', async () => {
    const { reference } = await receiveHers({ phone: '' });
    await press(mine, 'correct', { phone: '5550188' });
    await press(mine, 'take');
    await remind(store);

    expect(await kinds()).toContain('crossed');
    expect(await seen(mine)).toContain(reference);
  });

  it('X04 I43 corrections to and fro send an address one confirmation a day, and lose none that waits', async () => {
    const to: string[] = [];
    const send = () =>
      deliver(store, { inquiry: inquiry.id, recipient: 'visitor' }, async ({ email }) => void to.push(email));
    await press(mine, 'correct', { email: 'a@corrected.test' });
    await press(mine, 'correct', { email: 'jane@visitor.test' });
    await press(mine, 'correct', { email: 'Jane@visitor.test' });
    await send();
    expect(to).toEqual(['Jane@visitor.test']);

    for (let turn = 0; turn < 3; turn += 1)
      for (const email of ['a@corrected.test', 'b@corrected.test', 'jane@visitor.test']) {
        await press(mine, 'correct', { email });
        await send();
      }
    expect(to).toEqual(['Jane@visitor.test', 'a@corrected.test', 'b@corrected.test']);
    const key = confirmationKey('jane@visitor.test');
    expect(await store.db.selectFrom('lease').selectAll().where('key', '=', key).execute()).toHaveLength(1);
  });
});

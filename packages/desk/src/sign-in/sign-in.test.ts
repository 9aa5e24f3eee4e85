import { roster } from '@dosmares/content/roster';
import { sql } from 'kysely';
import { agent } from '../../../../api/testing/bodies/bodies.ts';
import { manager, officeForAll, receive } from '../../../../api/testing/desk-office.ts';
import { until } from '../../../../api/testing/until.ts';
import { createOperatorCode } from './codes.ts';
import { ownPath } from './sign-in.ts';
import { dropOldSessions, findPerson, hash, setSuspended } from './staff.ts';

describe('signing in', () => {
  const { store, office } = officeForAll();

  const ask = async (email: string, from = '203.0.113.7', headers = {}) => {
    const form = new URLSearchParams({ email });
    const { body, statusCode } = await office.send('/staff/sign-in', form, { from, ...headers });
    // The mail goes out after the answer.
    await new Promise((resolve) => setImmediate(resolve));
    const request = /name="request" value="([^"]*)"/.exec(body)?.[1] ?? '';

    return { body: body.replaceAll(request, '').replaceAll(email, 'ADDRESS'), statusCode, request };
  };
  const enter = (request: string, code: string, next = '', from = '203.0.113.7') =>
    office.send('/staff/sign-in/code', new URLSearchParams({ request, code, next }), { from });
  const enters = async (request: string, code: string) => (await enter(request, code)).statusCode === 303;
  let devices: Awaited<ReturnType<typeof office.as>>[] = [];
  let staff = { id: -1 };
  /** Signs a device out on the page of one of the person’s devices. */
  const signOut = (ended: number, by: number) =>
    devices[by]?.press('/staff/devices', { token: hash(devices[ended]?.cookie.slice('desk='.length) ?? '') });
  const codeIn = (at = -1) => /\d{6}/.exec(office.mails.at(at)?.subject ?? '')?.[0] ?? '';
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const isOpen = async (cookie: string) =>
    (await office.app.inject({ url: '/staff', headers: { cookie } })).statusCode === 200;
  const age = (table: 'sign_in' | 'session', column: 'asked_at' | 'begun_at', minutes: number) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = now() - make_interval(mins => ${minutes}, secs => 1)`.execute(
      store.db,
    );

  it('I01 leads from a link, by a code from the mail, to the linked page, and lasts 90 days on the device', async () => {
    const { reference } = await receive(store);
    const url = `/staff/inquiry/${reference}`;
    const { location } = (await office.app.inject({ url })).headers;
    expect(location).toBe(`/staff/sign-in?next=%2Fstaff%2Finquiry%2F${reference}`);

    const { request } = await ask(agent.email.toUpperCase());
    expect(office.mails.map(({ to }) => to.address.toLowerCase())).toEqual([agent.email]);
    const { headers, statusCode } = await enter(request, codeIn(), url);
    expect([statusCode, headers.location]).toEqual([303, url]);
    expect(headers['set-cookie']).toMatch(
      /^desk=[\w-]{43}; Path=\/staff; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    const opened = await office.app.inject({ url, headers: { cookie } });
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    const stored = await store.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(cookie.slice('desk='.length));
  });

  it('I07 answers strangers and suspended staff like everybody else, but sends them no mail', async () => {
    await setSuspended(store.db, agent.id, true);
    const { body } = await ask(manager);

    for (const email of ['stranger@elsewhere.test', agent.email]) expect((await ask(email)).body).toBe(body);
    expect(body).toContain('If ADDRESS belongs to our staff');
    expect(office.mails).toHaveLength(1);
    for (let turn = 0; turn < 8; turn += 1) await ask(manager);
    expect(office.mails).toHaveLength(5);
    expect(await ask(manager)).toMatchObject({ statusCode: 200, body });
    expect(body).not.toContain('is on its way');
    await setSuspended(store.db, agent.id, false);
  });

  it('I07 allows five attempts within 15 minutes, and accepts a code once, and only for its own request', async () => {
    const [one, other, late] = [await ask(manager), await ask(manager), await ask(manager)];
    const [first, second] = [codeIn(0), codeIn(1)];
    expect(await enters(other.request, first === second ? wrong(first) : first)).toBe(false);
    for (let turn = 0; turn < 4; turn += 1) expect(await enters(one.request, wrong(first))).toBe(false);
    expect([await enters(one.request, first), await enters(one.request, first)]).toEqual([true, false]);

    for (let turn = 0; turn < 4; turn += 1) await enter(other.request, wrong(second));
    expect(await enters(other.request, second)).toBe(false);
    await age('sign_in', 'asked_at', 15);
    expect(await enters(late.request, codeIn(2))).toBe(false);
  });

  it('I07 sends an address five codes an hour to a connection, even for twelve requests at once, and accepts twenty requests from it', async () => {
    await Promise.all(Array.from({ length: 12 }, () => ask(manager)));
    expect(office.mails).toHaveLength(5);

    const answers = await Promise.all(roster.concat(roster).map(({ email }) => ask(email, '198.51.100.1')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(roster.length * 2 - 20);
  });

  it('I07 strangers in many networks neither use up the codes of a device that signed in before, nor send more than ten a day', async () => {
    const { request } = await ask(manager, '198.51.100.7');
    const { headers } = await enter(request, codeIn(), '', '198.51.100.7');
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    await Promise.all(Array.from({ length: 60 }, (_, turn) => ask(manager, `203.0.${turn % 30}.1`)));
    await Promise.all(Array.from({ length: 60 }, (_, turn) => ask(manager, `2001:db8:${turn % 30}::1`)));
    expect(office.mails).toHaveLength(10);

    const forged = `desk=${'x'.repeat(43)}`;
    const others = (await office.as(agent.email)).cookie;
    for (const stolen of [forged, others, '']) await ask(manager, '203.0.113.200', { cookie: stolen });
    expect(office.mails).toHaveLength(10);
    for (let turn = 0; turn < 7; turn += 1) await ask(manager, '203.0.113.201', { cookie });
    expect(office.mails).toHaveLength(15);
    await age('sign_in', 'asked_at', 24 * 60);
    await ask(manager, '203.0.113.202');
    expect(office.mails).toHaveLength(16);
  });

  it('I07 a colleague who mistypes twenty times locks out no device of the office that signed in before', async () => {
    const { cookie } = await office.as(manager);
    for (let turn = 0; turn < 21; turn += 1) await ask(`m${turn}@office.test`);
    expect((await ask(manager)).statusCode).toBe(429);
    const { statusCode, request } = await ask(manager, undefined, { cookie });
    expect([statusCode, await enters(request, codeIn())]).toEqual([200, true]);
    expect((await ask(agent.email, undefined, { cookie })).statusCode).toBe(429);
  });

  it.each([
    ['expired', true, () => age('session', 'begun_at', 91 * 24 * 60)],
    ['signed out by itself', true, () => signOut(0, 0)],
    ['signed out from another device', false, () => signOut(0, 1)],
    ['suspended', false, () => setSuspended(store.db, staff.id, true)],
    [
      'left for half a year',
      false,
      () => age('session', 'begun_at', 181 * 24 * 60).then(() => dropOldSessions(store.db)),
    ],
  ])('I08 a device that is %s is known: %s, and is not signed in', async (_, isKnown, end) => {
    devices = [await office.as(manager), await office.as(manager)];
    const [{ cookie } = { cookie: '' }] = devices;
    staff = (await findPerson(store.db, manager)) ?? staff;
    await end();
    await setSuspended(store.db, staff.id, false);
    expect(await isOpen(cookie)).toBe(false);
    for (let turn = 0; turn < 20; turn += 1) await ask(`m${turn}@office.test`);

    expect((await ask(manager, undefined, { cookie })).statusCode).toBe(isKnown ? 200 : 429);
  });

  it('I07 refuses a forged cookie, and one of former staff', async () => {
    const gone = await office.as('nobody@elsewhere.test');
    for (const other of [`desk=${'x'.repeat(43)}`, 'desk=', gone.cookie])
      expect(await isOpen(other)).toBe(false);
  });

  it('I08 lists a person’s devices and signs them out', async () => {
    const [phone, other] = [await office.as(manager), await office.as(manager)];
    const { body } = await phone.get('/staff/devices');
    expect(body.match(/Safari on iPhone/g)?.length).toBe(4);

    for (const [, token = ''] of body.matchAll(/name="token" value="([^"]+)"/g))
      await phone.press('/staff/devices', { token });
    expect(await isOpen(other.cookie)).toBe(false);
  });

  it('I08 refuses forms without the person’s token, and from another site', async () => {
    const { cookie } = await office.as(manager);
    const path = `/staff/inquiry/${(await receive(store)).reference}`;
    for (const form of ['', await (await office.as(agent.email)).token()]) {
      const forged = new URLSearchParams({ action: 'take', seen: '0', form });
      expect((await office.send(path, forged, { cookie })).statusCode).toBe(403);
    }
    expect(await store.db.selectFrom('inquiry_event').selectAll().execute()).toEqual([]);
  });

  // biome-ignore format: a table reads in columns
  it.each([
    [{ 'sec-fetch-site': 'cross-site' },                                     403],
    [{ 'sec-fetch-site': 'same-site' },                                      403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://desk.test' },        403],
    [{ origin: 'https://evil.test' },                                        403],
    [{ origin: 'http://desk.test' },                                         403],
    [{ origin: 'https://desk.test.evil.test' },                              403],
    [{ origin: 'null' },                                                     403],
    [{ origin: 'https://evil.test', host: 'evil.test' },                     403],
    [{ origin: 'https://desk.test' },                                        303],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' },                    303],
    [{},                                                                     303],
  ] as const)('I08 answers a sign-in form that comes with %j with %s', async (from, status) => {
    const { request } = await ask(manager);
    const payload = new URLSearchParams({ request, code: codeIn() });
    expect((await office.send('/staff/sign-in/code', payload, from)).statusCode).toBe(status);
  });

  it('I08 lets the office add members and suspend anybody but oneself; agents do not have the page', async () => {
    const boss = await office.as(manager);
    expect((await (await office.as(agent.email)).get('/staff/people')).statusCode).toBe(404);
    const name = '<script>alert(1)</script>';
    await boss.press('/staff/people', { action: 'add', email: 'NEW@office.test', name });
    for (const [fields, sentence] of [
      [{ email: agent.email, name }, 'This is the address of an agent'],
      [{ email: 'ana@office.test', name: 'x'.repeat(121) }, 'Please enter a name of at most 120'],
      [{ email: 'no address', name }, 'Please enter one e-mail address.'],
    ] as const) {
      const { statusCode, body } = await boss.press('/staff/people', { action: 'add', ...fields });
      expect([statusCode, body]).toEqual([400, expect.stringContaining(sentence)]);
    }
    const added = await office.as('new@office.test');
    const { body } = await added.get('/staff/people');
    expect(body).toContain('&lt;script&gt;');
    for (const words of ['<script>alert', 'aria-label="Suspend &lt;script', 'ana@office.test'])
      expect(body).not.toContain(words);

    await setSuspended(store.db, agent.id, true);
    for (const action of ['', 'constructor'])
      expect((await boss.press('/staff/people', { action, person: String(agent.id) })).statusCode).toBe(400);
    expect(await findPerson(store.db, agent.email)).toBeUndefined();

    const button = /name="person" value="(\d+)"\/><button[^>]* aria-label="Suspend Marta/;
    await added.press('/staff/people', { action: 'suspend', person: button.exec(body)?.[1] ?? '' });
    expect(await isOpen(boss.cookie)).toBe(false);
  });

  it('accepts an operator’s code, which is created for staff only', async () => {
    expect(await createOperatorCode(store.db, 'stranger@elsewhere.test')).toBeUndefined();
    const code = (await createOperatorCode(store.db, manager)) ?? '';
    // Every request for the address may try it.
    expect(code).toMatch(/^\d{10}$/);
    const { request } = await ask(manager);

    expect(await enters((await ask(agent.email)).request, code)).toBe(false);
    expect([await enters(request, code), await enters(request, code)]).toEqual([true, false]);
  });

  it('I08 ends a code that was asked for before a suspension, after it as well', async () => {
    const { request } = await ask(agent.email);
    for (const isSuspended of [true, false]) await setSuspended(store.db, agent.id, isSuspended);

    expect(await enters(request, codeIn())).toBe(false);
  });

  it('X03 many requests at once take no more than one connection of the store', async () => {
    const done: string[] = [];
    const flood = Array.from({ length: 40 }, (_, at) => ask(manager, `198.51.${at}.7`));
    await new Promise((resolve) => setImmediate(resolve));
    const inquiry = receive(store, {}).then(() => done.push('inquiry'));
    await Promise.all([inquiry, Promise.all(flood).then(() => done.push('flood'))]);

    expect(done).toEqual(['inquiry', 'flood']);
  });

  it('X03 while the store hangs, only a limited number of requests wait for it, and all others are told so', async () => {
    const { promise: hangs, resolve: end } = Promise.withResolvers<void>();
    const hanging = store.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('sign-in'))`.execute(trx);
      await hangs;
    });
    const statuses: number[] = [];
    const flood = Array.from({ length: 60 }, (_, at) =>
      ask(manager, `198.51.${at}.7`).then(({ statusCode }) => statuses.push(statusCode)),
    );
    await until(
      () => statuses.length,
      (count) => count === 10,
    );
    expect(new Set(statuses)).toEqual(new Set([503]));
    end();
    await Promise.all([hanging, ...flood]);

    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect((await ask(manager, '198.51.100.9')).statusCode).toBe(200);
  });

  it('I07 redirects only to pages of the desk after signing in', () => {
    const elsewhere = ['https://evil.test/staff', '//evil.test/staff', '/\\evil.test', '/staff/../elsewhere'];
    for (const next of [...elsewhere, '/staff/sign-in', 'javascript:alert(1)'])
      expect(ownPath(next)).toBe('/staff');
    expect(ownPath('/staff/inquiry/DM-1?a=b')).toBe('/staff/inquiry/DM-1?a=b');
  });
});

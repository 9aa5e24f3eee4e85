import { roster } from '@dosmares/content/roster';
import { agent } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { manager, openOffice, receive } from '../../../testing/desk-office.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import type { Store } from '../../store/database.ts';
import { operatorsCode } from './codes.ts';
import { suspend } from './people.ts';
import { ownPath } from './sign-in.ts';

describe('signing in', () => {
  let store: Store;
  storeForAll(anyDatabase, (opened) => {
    store = opened;
  });
  let office: Awaited<ReturnType<typeof openOffice>>;
  beforeEach(async () => {
    office = await openOffice(store);
  });

  const ask = async (email: string, remoteAddress = '203.0.113.7', next = '') => {
    const { body, statusCode } = await office.app.inject({
      method: 'POST',
      url: '/staff/sign-in',
      remoteAddress,
      payload: new URLSearchParams({ email, next }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    // The mail goes out after the answer.
    await new Promise((resolve) => setImmediate(resolve));

    return { body, statusCode, request: /name="request" value="([^"]*)"/.exec(body)?.[1] ?? '' };
  };
  const enter = (request: string, code: string, next = '') =>
    office.send('/staff/sign-in/code', new URLSearchParams({ request, code, next }));
  const codeIn = (at = -1) => /\d{6}/.exec(office.mails.at(at)?.subject ?? '')?.[0] ?? '';
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('I01 leads by a code from the mail to the page that the link named, on this device for 90 days', async () => {
    const { reference } = await receive(store);
    const page = await office.app.inject({ url: `/staff/inquiry/${reference}` });
    expect(page.headers.location).toBe(`/staff/sign-in?next=%2Fstaff%2Finquiry%2F${reference}`);

    const { request } = await ask(agent.email.toUpperCase());
    expect(office.mails.map(({ to }) => to.address.toLowerCase())).toEqual([agent.email]);
    const { headers, statusCode } = await enter(request, codeIn(), `/staff/inquiry/${reference}`);

    expect([statusCode, headers.location]).toEqual([303, `/staff/inquiry/${reference}`]);
    expect(headers['set-cookie']).toMatch(
      /^desk=[\w-]{43}; Path=\/staff; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    const opened = await office.app.inject({ url: `/staff/inquiry/${reference}`, headers: { cookie } });
    expect(opened.statusCode).toBe(200);
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const stored = await store.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(cookie.slice('desk='.length));
  });

  it('I07 answers a stranger, and somebody suspended, as it answers everybody, and sends no mail', async () => {
    await suspend(store.db, agent.id, true);
    const known = await ask(manager);
    const others = [await ask('stranger@elsewhere.test'), await ask(agent.email)];
    await suspend(store.db, agent.id, false);

    const plain = ({ body, request }: typeof known) => body.replaceAll(request, '');
    for (const other of others) expect(plain(other)).toBe(plain(known));
    expect(office.mails).toHaveLength(1);
  });

  it('I07 allows five tries with a code, uses it up, and takes no other request’s', async () => {
    const [one, other] = [await ask(manager), await ask(manager)];
    const [first, second] = [codeIn(0), codeIn(1)];
    expect((await enter(other.request, first === second ? wrong(first) : first)).statusCode).toBe(403);
    for (let turn = 0; turn < 4; turn += 1)
      expect((await enter(one.request, wrong(first))).statusCode).toBe(403);
    expect((await enter(one.request, first)).statusCode).toBe(303);
    expect((await enter(one.request, first)).statusCode).toBe(403);

    for (let turn = 0; turn < 4; turn += 1) await enter(other.request, wrong(second));
    expect((await enter(other.request, second)).statusCode).toBe(403);
  });

  it('I07 ends a code after 15 minutes', async () => {
    const { request } = await ask(manager);
    await store.db
      .updateTable('sign_in')
      .set({ asked_at: new Date(Date.now() - 15 * 60_000 - 1_000) })
      .execute();

    expect((await enter(request, codeIn())).statusCode).toBe(403);
  });

  it('I07 sends an address five codes an hour, even when twelve are asked for at once, and takes twenty requests of a connection', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, turn) => ask(manager, `203.0.113.${turn}`)));
    expect(office.mails).toHaveLength(5);

    const answers = await Promise.all(roster.concat(roster).map(({ email }) => ask(email, '198.51.100.1')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(roster.length * 2 - 20);
  });

  it('I07 opens nothing for a forged, an expired or a revoked cookie, nor for somebody suspended or gone', async () => {
    const someone = await office.as(agent.email);
    const status = async (cookie: string) =>
      (await office.app.inject({ url: '/staff', headers: { cookie } })).statusCode;
    expect(await status(someone.cookie)).toBe(200);
    expect(await status(`desk=${'x'.repeat(43)}`)).toBe(303);
    expect(await status('desk=')).toBe(303);

    await suspend(store.db, agent.id, true);
    expect(await status(someone.cookie)).toBe(303);
    await suspend(store.db, agent.id, false);
    expect(await status(someone.cookie)).toBe(303);

    const again = await office.as(agent.email);
    await store.db
      .updateTable('session')
      .set({ begun_at: new Date(Date.now() - 91 * 86_400_000) })
      .execute();
    expect(await status(again.cookie)).toBe(303);
    expect(await status((await office.as('nobody@elsewhere.test')).cookie)).toBe(303);
  });

  it('I08 lists the devices of a person, and signs one of them out', async () => {
    const [phone, other] = [await office.as(manager), await office.as(manager)];
    const { body } = await phone.get('/staff/devices');
    expect(body.match(/Safari on iPhone/g)?.length).toBe(4);
    const tokens = [...body.matchAll(/name="token" value="([^"]+)"/g)].map(([, token]) => token ?? '');

    for (const token of tokens) await phone.press('/staff/devices', { token });
    expect((await other.get('/staff')).statusCode).toBe(303);
  });

  it('I08 takes no form without its token, nor from another site', async () => {
    const someone = await office.as(manager);
    const { reference } = await receive(store);
    const path = `/staff/inquiry/${reference}`;
    const forged = new URLSearchParams({ action: 'take', seen: '0' });
    expect((await office.send(path, forged, { cookie: someone.cookie })).statusCode).toBe(403);
    const theirs = await office.as(agent.email);
    const token = /name="form" value="([^"]*)"/.exec((await theirs.get(path)).body)?.[1] ?? '';
    forged.set('form', token);
    expect((await office.send(path, forged, { cookie: someone.cookie })).statusCode).toBe(403);
    const { request } = await ask(manager);
    const foreign = await office.send(
      '/staff/sign-in/code',
      new URLSearchParams({ request, code: codeIn() }),
      {
        'sec-fetch-site': 'cross-site',
      },
    );
    expect(foreign.statusCode).toBe(403);
    expect(await store.db.selectFrom('inquiry_event').selectAll().execute()).toEqual([]);
  });

  it('I08 has the office add its people and suspend anybody but oneself; agents see no such page', async () => {
    const office_ = await office.as(manager);
    expect((await (await office.as(agent.email)).get('/staff/people')).statusCode).toBe(404);
    const name = '<script>alert(1)</script>';
    await office_.press('/staff/people', { action: 'add', email: 'NEW@office.test', name });
    expect(
      (await office_.press('/staff/people', { action: 'add', email: agent.email, name })).statusCode,
    ).toBe(400);
    const added = await office.as('new@office.test');
    const { body } = await added.get('/staff/people');
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toContain('<script>alert');

    const id =
      /name="person" value="(\d+)"><button name="action" value="suspend" aria-label="Suspend Marta Ruiz"/.exec(
        body,
      )?.[1] ?? '';
    await added.press('/staff/people', { action: 'suspend', person: id });
    expect((await office_.get('/staff')).statusCode).toBe(303);
    expect(body).not.toContain('aria-label="Suspend &lt;script');
  });

  it('takes an operator’s code for a day without mail, and makes none for a stranger', async () => {
    expect(await operatorsCode(store.db, 'stranger@elsewhere.test')).toBeUndefined();
    const code = (await operatorsCode(store.db, manager)) ?? '';
    const { request } = await ask(manager);

    expect((await enter((await ask(agent.email)).request, code)).statusCode).toBe(403);
    expect((await enter(request, code)).statusCode).toBe(303);
    expect((await enter(request, code)).statusCode).toBe(403);
  });

  it.each([
    ['/staff/inquiry/DM-1?a=b', '/staff/inquiry/DM-1?a=b'],
    ['https://evil.test/staff', '/staff'],
    ['//evil.test/staff', '/staff'],
    ['/\\evil.test', '/staff'],
    ['/staff/../elsewhere', '/staff'],
    ['/staff/sign-in', '/staff'],
    ['javascript:alert(1)', '/staff'],
  ])('I07 leads after signing in to a page of the desk only: %s', (next, path) => {
    expect(ownPath(next)).toBe(path);
  });
});

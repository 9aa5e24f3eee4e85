import { freePort } from '@dosmares/local-services/testing/free-port';
import type { Store } from '@dosmares/store/database';
import { openStore } from '@dosmares/store/store';
import { agent } from '../../../api/testing/bodies/bodies.ts';
import { anyDatabase, testStoreSettings } from '../../../api/testing/databases/test-database.ts';
import { manager, openOffice } from '../../../api/testing/desk-office.ts';
import { startFaultySmtp } from '../../../api/testing/faults/faulty-smtp.ts';
import { signIn } from '../../../api/testing/sign-in.ts';
import { silentLog } from '../../../api/testing/silent-log.ts';
import { startSystem } from '../../../api/testing/system.ts';

it('I26 the desk is absent when it is off, and only on its own port when it has one', async () => {
  const database = await anyDatabase();
  const paths = ['/staff', '/staff/sign-in', '/staff/inquiry/DM-0000-0000', '/staff/people'];
  const off = await startSystem(database, { DESK: 'off' });
  for (const path of paths) expect((await fetch(`${off.api.address}${path}`)).status).toBe(404);
  await off.close();

  const port = await freePort();
  const deskUrl = `http://127.0.0.1:${port}`;
  const system = await startSystem(database, { DESK: String(port) });
  for (const path of paths) expect((await fetch(`${system.api.address}${path}`)).status).toBe(404);
  const bare = await fetch(deskUrl, { redirect: 'manual' });
  expect([bare.status, bare.headers.get('location')]).toEqual([302, '/staff']);
  const cookie = await signIn(deskUrl, manager, system.env);
  expect(await (await fetch(`${deskUrl}/staff`, { headers: { cookie } })).text()).toContain('Nothing here.');
  for (const path of ['/api/contact', '/health/ready', '/docs'])
    expect((await fetch(`${deskUrl}${path}`)).status).toBe(404);

  await system.close();
  await database.clear();
});

it('I70 a code is asked for without waiting for a mail server that says nothing', async () => {
  const database = await anyDatabase();
  const smtp = await startFaultySmtp();
  smtp.mode = 'frozen';
  const system = await startSystem(database, { SMTP_PORT: String(smtp.port) });
  const asking = Array.from({ length: 3 }, () =>
    fetch(`${system.api.address}/staff/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ email: agent.email }),
      signal: AbortSignal.timeout(3_000),
    }),
  );
  for (const { status } of await Promise.all(asking)) expect(status).toBe(200);

  await Promise.all([smtp.close(), system.close()]);
  await database.clear();
});

it('I51 while the store is down, every page says so and what to do; whoever is not signed in learns nothing', async () => {
  const database = await anyDatabase();
  const store = {} as Store;
  const open = async () => Object.assign(store, await openStore(testStoreSettings(database), silentLog));
  await open();
  const { app, as } = await openOffice(store);
  const { cookie } = await as(manager);
  const inquiry = '/staff/inquiry/DM-0000-0000';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: inquiry, headers: { ...type, ...headers }, payload: 'action=take' });
  const away = { 'retry-after': '30', 'content-type': 'text/html; charset=utf-8' };

  await store.close();
  for (const url of ['/staff', '/staff/inquiries.csv', `${inquiry}/everything.json`]) {
    const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });
    expect([statusCode, headers]).toMatchObject([503, { ...away, 'cache-control': 'no-store' }]);
    expect(headers['content-disposition']).toBeUndefined();
    expect(body).toContain('The mails about inquiries are in the mailbox');
  }
  expect((await press({ cookie })).body).toContain('If you have just pressed a button');
  expect((await press({})).statusCode).toBe(303);
  expect((await app.inject('/staff/sign-in')).statusCode).toBe(200);

  await open();
  const { statusCode, body } = await app.inject({ url: '/staff', headers: { cookie } });
  expect([statusCode, body]).toEqual([200, expect.stringContaining('Nothing here.')]);
  await Promise.all([app.close(), store.close()]);
  await database.clear();
});

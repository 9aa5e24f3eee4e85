import { freePort } from '@dosmares/local-services/testing/free-port';
import { anyDatabase, environmentOf } from '../../testing/databases/test-database.ts';
import { signIn } from '../../testing/sign-in.ts';
import { startSystem } from '../../testing/system.ts';

it('I26 the desk is off when it is switched off, and behind its own port alone when it has one', async () => {
  const database = await anyDatabase();
  const paths = ['/staff', '/staff/sign-in', '/staff/inquiry/DM-0000-0000', '/staff/people'];
  const off = await startSystem(database, { DESK: 'off' });
  for (const path of paths) expect((await fetch(`${off.api.address}${path}`)).status).toBe(404);
  await off.close();

  const port = await freePort();
  const apart = `http://127.0.0.1:${port}`;
  const system = await startSystem(database, { DESK: String(port) });
  for (const path of paths) expect((await fetch(`${system.api.address}${path}`)).status).toBe(404);
  const bare = await fetch(apart, { redirect: 'manual' });
  expect([bare.status, bare.headers.get('location')]).toEqual([302, '/staff']);
  const cookie = await signIn(apart, 'marta@office.test', environmentOf(database));
  expect(await (await fetch(`${apart}/staff`, { headers: { cookie } })).text()).toContain('Nothing here.');
  for (const path of ['/api/contact', '/health/ready', '/docs'])
    expect((await fetch(`${apart}${path}`)).status).toBe(404);

  await system.close();
  await database.clear();
});

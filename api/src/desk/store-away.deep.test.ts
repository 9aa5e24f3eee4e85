import { faultyLine } from '@dosmares/local-services/testing/faulty-line';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import { engines, environmentOf } from '../../testing/databases/test-database.ts';
import { signIn } from '../../testing/sign-in.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startSystem } from '../../testing/system.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { connectStore } from '../store/store-connection.ts';

it('I51 while the store is being opened, every page says so, and what to do; whoever is not signed in is told nothing', async () => {
  const never = new Promise<never>(() => undefined);
  const { store } = await connectStore(() => never, silentLog, { firstWait: 0, longestPause: 0 });
  const services = { store, log: silentLog, hasCrm: false, sendMail: async () => undefined };
  const app = await buildTestApp({
    desk: { ...services, siteOrigin: 'https://site.test', origin: 'https://desk.test' },
  });
  const inquiry = '/staff/inquiry/DM-0000-0000';
  const cookie = `desk=${'x'.repeat(43)}`;
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: inquiry, headers: { ...type, ...headers }, payload: 'action=take' });
  const away = {
    'retry-after': '30',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };

  const files = ['/staff/inquiries.csv', `${inquiry}/everything.json`];
  for (const url of ['/staff', inquiry, '/staff/people', ...files]) {
    const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });
    expect([statusCode, headers]).toMatchObject([503, away]);
    expect(headers['content-disposition']).toBeUndefined();
    expect(body).toContain('The mails about inquiries are in the mailbox');
  }
  expect((await press({ cookie })).body).toContain('If you have just pressed a button');
  expect((await press({})).statusCode).toBe(303);
  expect((await app.inject('/staff/sign-in')).statusCode).toBe(200);
  await app.close();
});

const onPostgres = engines.find(([name]) => name === 'PostgreSQL')?.[1];

(onPostgres ? it : it.skip)(
  'I51 the desk says so while PostgreSQL is away, and is back by itself',
  async () => {
    const database = await (onPostgres as NonNullable<typeof onPostgres>)();
    const line = await faultyLine(database.databaseUrl ?? '');
    const system = await startSystem({ ...database, databaseUrl: line.url });
    await system.post('agentInquiry', bothCalls.agentInquiry);
    const cookie = await signIn(system.api.address, 'office@office.test', environmentOf(database));
    const ask = async () => {
      const answer = await fetch(`${system.api.address}/staff`, { headers: { cookie } });

      return { status: answer.status, text: await answer.text() };
    };

    await line.cut();
    expect(await ask()).toEqual({ status: 503, text: expect.stringContaining('cannot be shown') });
    await line.mend();
    expect((await until(ask, ({ status }) => status === 200)).text).toContain(bothCalls.agentInquiry.name);

    await system.close();
    await line.cut();
    await database.clear();
  },
);

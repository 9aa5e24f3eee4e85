import { faultyLine } from '@dosmares/local-services/testing/faulty-line';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import { engines, environmentOf, pgliteDatabase } from '../../testing/databases/test-database.ts';
import { signIn } from '../../testing/sign-in.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startSystem } from '../../testing/system.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { connectStore } from '../store/store-connection.ts';

const inquiry = '/staff/inquiry/DM-0000-0000';
const pages = ['/staff', '/staff/inquiries.csv', inquiry, `${inquiry}/everything.json`, '/staff/people'];
const cookie = `desk=${'x'.repeat(43)}`;

describe('while the store is being opened', () => {
  async function appWithoutStore() {
    const never = new Promise<never>(() => undefined);
    const { store } = await connectStore(() => never, silentLog, { firstWait: 0, longestPause: 0 });
    const sendMail = async () => undefined;
    const origins = { siteOrigin: 'https://site.test', origin: 'https://desk.test' };

    return buildTestApp({ desk: { store, sendMail, log: silentLog, hasCrm: false, ...origins } });
  }

  it.each(pages)('I51 %s says so, and what to do, on a page', async (url) => {
    const app = await appWithoutStore();
    const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });

    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '30',
      'text/html; charset=utf-8',
    ]);
    expect(body).toContain('The mails about inquiries are in the mailbox');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toBeUndefined();
    await app.close();
  });

  it('I51 a pressed button is answered with the page, and whoever is not signed in is told nothing', async () => {
    const app = await appWithoutStore();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: inquiry,
        headers: { ...type, ...headers },
        payload: 'action=take&seen=0',
      });

    expect((await post({ cookie })).body).toContain('If you have just pressed a button');
    expect((await post({})).statusCode).toBe(303);
    expect((await app.inject('/staff/sign-in')).statusCode).toBe(200);
    await app.close();
  });
});

const onPostgres = engines.find(([name]) => name === 'PostgreSQL');

(onPostgres ? it : it.skip)(
  'I51 the desk says so while PostgreSQL is away, and is back by itself',
  async () => {
    const database = await (onPostgres?.[1] ?? pgliteDatabase)();
    const line = await faultyLine(database.databaseUrl ?? '');
    const system = await startSystem({ ...database, databaseUrl: line.url });
    await system.post('agentInquiry', bothCalls.agentInquiry);
    const signedIn = await signIn(system.api.address, 'office@office.test', environmentOf(database));
    const ask = async () => {
      const answer = await fetch(`${system.api.address}/staff`, { headers: { cookie: signedIn } });

      return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() };
    };

    await line.cut();
    expect(await ask()).toEqual({
      status: 503,
      retry: '30',
      text: expect.stringContaining('cannot be shown'),
    });
    await line.mend();
    const { text } = await until(ask, ({ status }) => status === 200);
    expect(text).toContain(bothCalls.agentInquiry.name);

    await system.close();
    await line.cut();
    await database.clear();
  },
);

import { faultyLine } from '@dosmares/local-services/testing/faulty-line';
import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { engines, pgliteDatabase } from '../../../testing/databases/test-database.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { startSystem } from '../../../testing/system.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { connectStore } from '../../store/store-connection.ts';
import { handlingServices } from '../handling-services.ts';
import { deskLinks, deskPath } from '../links/desk-links.ts';
import { staffLinks, staffPagePath } from '../links/staff-links.ts';
import { personJsonPath, personPath } from '../person/person-path.ts';

const staffKey = 'a key for staff of at least thirty-two letters';
const siteOrigin = 'https://site.test';
const inquiryId = '00000000-0000-4000-8000-000000000001';
const token = deskLinks(staffKey).tokenFor();
const desk = deskPath(token);
const ownPage = staffPagePath(staffLinks(staffKey).tokenFor({ inquiryId, person: 2 }, new Date()));
const pages = {
  'the desk': desk,
  'the spreadsheet': `${desk}/inquiries.csv`,
  'an inquiry on the desk': `${desk}/inquiry/${inquiryId}`,
  'an inquiry’s own page': ownPage,
  'a person’s page': personPath(token, inquiryId),
  'a person’s data': personJsonPath(token, inquiryId),
};
const saysSo = { status: 503, retry: '30', text: expect.stringContaining('cannot be shown just now') };

describe('while the store is being opened', () => {
  async function appWithoutStore() {
    const never = new Promise<never>(() => undefined);
    const { store } = await connectStore(() => never, silentLog, { firstWait: 0, longestPause: 0 });

    return buildTestApp(
      handlingServices(
        { staffKey, siteOrigin, crm: undefined, desk: { port: undefined, origin: siteOrigin } },
        store,
      ),
    );
  }

  it.each(Object.entries(pages))('I51 %s says so, and what to do, on a page', async (_, url) => {
    const app = await appWithoutStore();
    const { statusCode, headers, body } = await app.inject(url);

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

  it.each([ownPage, pages['a person’s page']])(
    'I51 a pressed button is answered with the page',
    async (url) => {
      const app = await appWithoutStore();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url,
        headers,
        payload: 'action=taken&seen=0',
      });

      expect([statusCode, body]).toEqual([503, expect.stringContaining('If you have just pressed a button')]);
      await app.close();
    },
  );

  it('I51 tells whoever has no link nothing at all', async () => {
    const app = await appWithoutStore();
    const made = await app.inject(`${deskPath('x')}`);

    expect([made.statusCode, made.body]).toEqual([404, expect.not.stringContaining('mailbox')]);
    await app.close();
  });
});

const onPostgres = engines.find(([name]) => name === 'PostgreSQL');

(onPostgres ? it : it.skip)(
  'I51 the desk says so while PostgreSQL is away, and is back by itself',
  async () => {
    const database = await (onPostgres?.[1] ?? pgliteDatabase)();
    const line = await faultyLine(database.databaseUrl ?? '');
    const system = await startSystem({ ...database, databaseUrl: line.url }, { STAFF_KEY: staffKey });
    await system.post('agentInquiry', bothCalls.agentInquiry);
    const ask = async () => {
      const answer = await fetch(`${system.api.address}${desk}`);

      return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() };
    };

    await line.cut();
    expect(await ask()).toEqual(saysSo);
    await line.mend();
    const { text } = await until(ask, ({ status }) => status === 200);
    expect(text).toContain(bothCalls.agentInquiry.name);

    await system.close();
    await line.cut();
    await database.clear();
  },
);

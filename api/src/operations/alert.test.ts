import { createServer } from 'node:http';
import { anyDatabase } from '../../testing/databases/test-database.ts';
import { receive } from '../../testing/desk-office.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { until } from '../../testing/until.ts';
import type { Mail } from '../mail/smtp/sender.ts';
import type { Party } from '../store/database.ts';
import { type Alert, bodyFor, sendAlerts, watchMail } from './alert.ts';

const [failing, recovered] = ['Mail is not getting through', 'Mail gets through again'];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('the alerts', () => {
  const store = storeForAll(anyDatabase);
  beforeEach(() => receive(store));

  const set = (change: object, parties: Party[] = ['agent', 'office', 'visitor']) =>
    store.db.updateTable('delivery').set(change).where('party', 'in', parties).execute();
  const watch = async () => {
    await watchMail(store, silentLog, true);
    const jobs = await store.boss.findJobs<Alert>('alert-webhook');

    return jobs.map(({ data }) => data.title).sort();
  };

  it.each<[string, number, object, string[]]>([
    ['are silent while mail is younger than 15 minutes', 14, {}, []],
    ['are silent about a visitor’s mistyped address', 60, { fault: 'recipient' }, []],
    ['X04 report a visitor’s mail that was not tried', 16, {}, [failing]],
    ['X04 report a visitor’s mail when the fault is ours', 16, { fault: 'service' }, [failing]],
  ])('%s', async (_, minutes, visitors, expected) => {
    await set({ delivered_at: new Date() }, ['agent', 'office']);
    await set({ ...visitors, created_at: minutesAgo(minutes) }, ['visitor']);

    expect(await watch()).toEqual(expected);
  });

  it('I70 report a failure once, and its end once, but not while given-up mail waits for staff', async () => {
    await set({ created_at: minutesAgo(16) });
    for (let count = 0; count < 3; count += 1) expect(await watch()).toEqual([failing]);

    await set({ delivered_at: new Date() }, ['office', 'visitor']);
    await set({ dead_at: minutesAgo(120) }, ['agent']);
    expect(await watch()).toEqual([failing]);
    await set({ settled_at: new Date() });
    for (let count = 0; count < 3; count += 1) expect(await watch()).toEqual([recovered, failing]);
    expect(await store.boss.findJobs('alert')).toHaveLength(2);
  });

  it('I70 reach operators by mail and webhook, and the webhook is retried', async () => {
    const [posts, mails]: [string[], Mail[]] = [[], []];
    let failures = 1;
    const webhook = createServer(async (request, response) => {
      for await (const part of request) posts.push(String(part));
      response.writeHead(failures-- > 0 ? 500 : 204).end();
    });
    await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
    const { port } = webhook.address() as { port: number };
    await store.boss.updateQueue('alert-webhook', { retryDelay: 1, retryBackoff: false });
    const to = { name: 'Operators', address: 'ops@house.test' };
    await sendAlerts(store, {
      mail: { to, send: async (mail) => void mails.push(mail) },
      webhook: `http://127.0.0.1:${port}/`,
    });
    await set({ created_at: minutesAgo(16) });

    await watch();
    await until(
      async () => posts.length + mails.length,
      (count) => count === 3,
      40,
    );
    webhook.close();

    expect(mails).toMatchObject([{ to, subject: failing }]);
    expect(JSON.parse(posts[1] ?? '')).toMatchObject({
      title: failing,
      message: expect.stringContaining('3 waiting longer than 15 minutes'),
      references: [expect.stringMatching(/^DM-/)],
    });
    const slack = bodyFor('https://hooks.slack.com/x', { title: 'A', message: 'b.', references: [] });
    expect(JSON.parse(slack)).toEqual({ text: 'A. b.' });
  });
});

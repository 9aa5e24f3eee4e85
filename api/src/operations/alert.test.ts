import { createServer } from 'node:http';
import { mailServerState } from '@dosmares/mail/smtp/failure';
import type { Mail } from '@dosmares/mail/smtp/sender';
import type { Recipient } from '@dosmares/store/database';
import { readBacklog } from '@dosmares/store/deliveries';
import { sql } from 'kysely';
import { receive } from '../../testing/desk-office.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { until } from '../../testing/until.ts';
import { type Alert, bodyFor, sendAlerts, watchMail } from './alert.ts';
import { readiness } from './operators.ts';

const [failing, recovered] = ['Mail is not getting through', 'Mail is getting through again'];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('the alerts', () => {
  const store = storeForAll();
  beforeEach(() => receive(store));

  const set = (change: object, recipients: Recipient[] = ['agent', 'office', 'visitor']) =>
    store.db.updateTable('delivery').set(change).where('recipient', 'in', recipients).execute();
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

  it('I70 report a failure once, and its end once, although given-up mail waits for staff', async () => {
    await set({ created_at: minutesAgo(16) });
    for (let count = 0; count < 3; count += 1) expect(await watch()).toEqual([failing]);

    await set({ delivered_at: new Date() }, ['office', 'visitor']);
    await set({ dead_at: minutesAgo(120) }, ['agent']);
    for (let count = 0; count < 3; count += 1) expect(await watch()).toEqual([recovered, failing]);
    const alerts = await store.boss.findJobs<Alert>('alert');
    expect(alerts.map(({ data }) => data.message)).toContain('1 given up: the desk says what to do.');
    await set({ settled_at: new Date() });
    for (let count = 0; count < 3; count += 1) expect(await watch()).toEqual([recovered, recovered, failing]);
    expect(await store.boss.findJobs('alert')).toHaveLength(3);
  });

  it('I70 report the next outage although given-up mail still waits for staff', async () => {
    await set({ delivered_at: new Date() }, ['office', 'visitor']);
    await set({ created_at: minutesAgo(120), dead_at: minutesAgo(60) }, ['agent']);
    for (let count = 0; count < 2; count += 1) expect(await watch()).toEqual([failing]);

    await set({ delivered_at: null, created_at: minutesAgo(16) }, ['office']);
    for (let count = 0; count < 2; count += 1) expect(await watch()).toEqual([failing, failing]);
    await set({ delivered_at: new Date() }, ['office']);
    expect(await watch()).toEqual([recovered, failing, failing]);
    await set({ settled_at: new Date() }, ['agent']);
    expect(await watch()).toEqual([recovered, recovered, failing, failing]);
  });

  const age = (queue: string) =>
    sql`update pgboss.job set created_on = ${minutesAgo(47)} where name = ${queue}`.execute(store.db);
  const ready = () => readiness(store, mailServerState(silentLog)).smtp?.();
  const oldest = async () => (await readBacklog(store.db)).oldestSeconds;

  it.each(['reminder', 'digest', 'quarantine-notice'])(
    'I70 readiness and metrics report a %s that was not tried, hangs or was refused, until it is sent',
    async (queue) => {
      await set({ delivered_at: new Date() });
      const id = (await store.boss.send(queue, {})) ?? '';
      expect([await watch(), await ready()]).toEqual([[], undefined]);

      await age(queue);
      expect(await watch()).toEqual([failing]);
      await store.boss.fetch(queue);
      for (const turn of ['hangs', 'is refused']) {
        expect([turn, await ready()]).toEqual([turn, '1 waiting longer than 15 minutes, the oldest for 47']);
        expect(await oldest()).toBeGreaterThan(46 * 60);
        if (turn === 'hangs') await store.boss.fail(queue, id, { reason: 'timed out' });
      }
      await store.boss.deleteJob(queue, id);
      expect([await watch(), await ready(), await oldest()]).toEqual([[recovered, failing], undefined, 0]);
    },
  );

  it('I70 tell operators, but not staff, of a CRM that is away', async () => {
    await set({ delivered_at: new Date() });
    await sql`insert into delivery (inquiry_id, recipient) select id, 'crm' from inquiry`.execute(store.db);
    await set({ created_at: minutesAgo(60) }, ['crm']);

    expect([await watch(), await ready()]).toEqual([[failing], undefined]);
  });

  it('I70 are not about alerts, which only metrics count, nor about a visitor’s full mailbox', async () => {
    await set({ delivered_at: new Date() }, ['agent', 'office']);
    await set({ fault: 'recipient', last_error: 'for now recipient refused 450 4.2.1' }, ['visitor']);
    await set({ created_at: minutesAgo(60) });
    expect([await watch(), await ready(), await oldest()]).toEqual([[], undefined, 0]);

    await store.boss.send('alert', { title: failing });
    await age('alert');
    expect([await watch(), await ready()]).toEqual([[], undefined]);
    expect(await oldest()).toBeGreaterThan(46 * 60);
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
      () => posts.length + mails.length,
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

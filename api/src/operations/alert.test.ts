import { createServer } from 'node:http';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../testing/databases/test-database.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { until } from '../../testing/until.ts';
import { accept } from '../inquiries/accept.ts';
import { submissionFrom } from '../inquiries/submission.ts';
import type { Mail } from '../mail/smtp/sender.ts';
import type { Alert } from '../mail/staff.ts';
import type { Store } from '../store/database.ts';
import { readBacklog } from '../store/deliveries.ts';
import { bodyFor, tellOperators, watchMail } from './alert.ts';

describe('the watch', () => {
  let store: Store;
  storeForAll(anyDatabase, (opened) => {
    store = opened;
  });
  beforeEach(async () => {
    const submission = submissionFrom('agentInquiry', bothCalls.agentInquiry);
    await accept(store, { submission, held: null }, false);
    await accept(store, { submission: { ...submission, message: 'Pills' }, held: 'honeypot' }, false);
  });

  const wait = (minutes: number) =>
    store.db
      .updateTable('delivery')
      .set({ created_at: new Date(Date.now() - minutes * 60_000) })
      .execute();
  /** All mails but the visitor's have arrived; that one failed with the given fault, or has not been tried. */
  const onlyTheVisitors = async (fault: 'recipient' | 'service' | null) => {
    await store.db
      .updateTable('delivery')
      .set({ delivered_at: new Date() })
      .where('party', '<>', 'visitor')
      .execute();
    await store.db
      .updateTable('delivery')
      .set({ fault, last_error: 'authentication refused 535' })
      .where('party', '=', 'visitor')
      .execute();
  };
  const giveUp = async (minutesAgo: number) => {
    const dead_at = new Date(Date.now() - minutesAgo * 60_000);
    await store.db.updateTable('delivery').set({ dead_at }).where('party', '=', 'agent').execute();
    await store.db
      .updateTable('delivery')
      .set({ delivered_at: new Date() })
      .where('party', '<>', 'agent')
      .execute();
  };
  const told: string[] = [];
  const mails: Mail[] = [];
  const look = async () => {
    await watchMail(store, silentLog, true);
    const jobs = await store.boss.findJobs<Alert>('alert-webhook');

    return jobs.map(({ data }) => data.title).sort();
  };
  const [trouble, over] = ['Mail is not getting through', 'Mail gets through again'];

  it('is quiet while mail is younger than 15 minutes, and about a visitor’s mistyped address', async () => {
    await wait(14);
    expect(await look()).toEqual([]);
    await onlyTheVisitors('recipient');
    await wait(60);
    expect(await look()).toEqual([]);
  });

  it.each(['service', null] as const)(
    'X04 tells of the visitor’s mail too when the fault is ours (%s)',
    async (fault) => {
      await onlyTheVisitors(fault);
      await wait(16);

      expect(await look()).toEqual([trouble]);
    },
  );

  it('I70 tells of trouble once, and once that it is over', async () => {
    await wait(16);
    for (let count = 0; count < 3; count += 1) expect(await look()).toEqual([trouble]);

    await store.db.updateTable('delivery').set({ delivered_at: new Date() }).execute();
    for (let count = 0; count < 3; count += 1) expect(await look()).toEqual([over, trouble]);
    expect(await store.boss.findJobs('alert')).toHaveLength(2);
  });

  it('does not call it over while something that was given up lies there, until staff have settled it', async () => {
    await giveUp(0);
    await look();
    await giveUp(120);
    expect(await look()).toEqual([trouble]);

    await store.db.updateTable('delivery').set({ settled_at: new Date(), settled_reason: 'Seen' }).execute();

    expect(await look()).toEqual([over, trouble]);
    expect(await readBacklog(store.db)).toMatchObject({ dead: 0 });
  });

  it('I70 reaches operators by mail and webhook, and both are tried again', async () => {
    let failures = 1;
    const webhook = createServer(async (request, response) => {
      for await (const part of request) told.push(String(part));
      response.writeHead(failures-- > 0 ? 500 : 204).end();
    });
    await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
    const { port } = webhook.address() as { port: number };
    for (const queue of ['alert', 'alert-webhook'])
      await store.boss.updateQueue(queue, { retryDelay: 1, retryBackoff: false });
    await tellOperators(store, {
      mail: {
        to: { name: 'Operators', address: 'ops@house.test' },
        send: async (mail) => void mails.push(mail),
      },
      webhook: `http://127.0.0.1:${port}/`,
    });
    await wait(16);

    await watchMail(store, silentLog, true);

    await until(
      async () => told.length,
      (count) => count === 2,
      40,
    );
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([['ops@house.test', trouble]]);
    expect(JSON.parse(told[1] ?? '')).toMatchObject({
      title: trouble,
      message: expect.stringContaining('3 waiting longer than 15 minutes'),
      references: [expect.stringMatching(/^DM-/)],
    });
    webhook.close();
  });

  it('I70 tells Slack what Slack reads', () => {
    const body = bodyFor('https://hooks.slack.com/services/x', { title: 'A', message: 'b.', references: [] });

    expect(JSON.parse(body)).toEqual({ text: 'A. b.' });
  });
});

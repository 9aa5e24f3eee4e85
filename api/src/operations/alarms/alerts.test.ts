import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { until } from '../../../testing/until.ts';
import { accept } from '../../inquiries/acceptance/accept.ts';
import { submissionFrom } from '../../inquiries/submission.ts';
import type { Mail } from '../../mail/smtp/sender.ts';
import type { Store } from '../../store/database.ts';
import { raiseAlerts, sendAlerts } from './alerts.ts';
import { readBacklog, type Undelivered } from './undelivered.ts';

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
  const alerts = () => store.boss.findJobs<Undelivered>('alert');

  it('is quiet while mail is younger than 15 minutes, and about a visitor’s mistyped address', async () => {
    await wait(14);
    await raiseAlerts({ store, log: silentLog, hasWebhook: false });
    await onlyTheVisitors('recipient');
    await wait(60);
    await raiseAlerts({ store, log: silentLog, hasWebhook: false });

    expect(await alerts()).toEqual([]);
  });

  it.each(['service', null] as const)(
    'X04 raises the alarm for the visitor’s mail too when the fault is ours (%s)',
    async (fault) => {
      await onlyTheVisitors(fault);
      await wait(16);
      await raiseAlerts({ store, log: silentLog, hasWebhook: false });

      expect((await alerts()).map(({ data }) => data)).toMatchObject([
        { stuck: 1, reasons: ['authentication refused 535'] },
      ]);
    },
  );

  it('tells the webhook of the same undelivered, and once when it has ended', async () => {
    const look = () => raiseAlerts({ store, log: silentLog, hasWebhook: true });
    const alarms = async () => (await store.boss.findJobs<object>('alert-webhook')).map(({ data }) => data);
    await look();
    expect(await alarms()).toEqual([]);
    await wait(16);
    await look();
    await look();
    expect(await alarms()).toMatchObject([{ stuck: 3 }]);

    await store.db.updateTable('delivery').set({ delivered_at: new Date() }).execute();
    await look();
    await look();

    expect(await alarms()).toHaveLength(2);
    expect(await alarms()).toContainEqual({ isOver: true });
  });

  it('does not call it over while something that was given up lies there, until staff have settled it', async () => {
    const look = () => raiseAlerts({ store, log: silentLog, hasWebhook: true });
    const alarms = () => store.boss.findJobs('alert-webhook');
    await giveUp(0);
    await look();
    await giveUp(120);
    await look();
    expect(await alarms()).toHaveLength(1);

    await store.db.updateTable('delivery').set({ settled_at: new Date(), settled_reason: 'Seen' }).execute();
    await look();

    expect(await alarms()).toHaveLength(2);
    expect(await readBacklog(store.db)).toMatchObject({ dead: 0 });
  });

  it('raises the alarm once when mail is stuck for 15 minutes, however often it looks', async () => {
    await wait(16);
    for (let look = 0; look < 3; look += 1) await raiseAlerts({ store, log: silentLog, hasWebhook: false });

    expect((await alerts()).map(({ data }) => data)).toEqual([
      { stuck: 3, dead: 0, oldestMinutes: 16, references: [expect.stringMatching(/^DM-/)], reasons: [] },
    ]);
  });

  it('raises the alarm when mail was given up', async () => {
    await giveUp(0);
    await raiseAlerts({ store, log: silentLog, hasWebhook: false });

    expect((await alerts()).map(({ data }) => data.dead)).toEqual([1]);
  });

  it('sends the alarm as a mail', async () => {
    const sent: Mail[] = [];
    const sendMail = async (mail: Mail) => void sent.push(mail);
    await sendAlerts({
      store,
      sendMail,
      write: (undelivered, id) => ({ messageId: id, subject: `${undelivered.stuck} stuck` }) as Mail,
    });
    await wait(16);

    await raiseAlerts({ store, log: silentLog, hasWebhook: false });

    await until(
      async () => sent.map(({ subject }) => subject),
      (subjects) => subjects.length === 1,
    );
    expect(sent[0]?.subject).toBe('3 stuck');
  });

  it('keeps the alarm while the mail server is away, and raises no second one meanwhile', async () => {
    let isAway = true;
    const sent: Mail[] = [];
    const sendMail = async (mail: Mail) => {
      if (isAway) throw new Error('away');
      sent.push(mail);
    };
    await store.boss.updateQueue('alert', { retryDelay: 1, retryBackoff: false });
    await sendAlerts({ store, sendMail, write: (_, id) => ({ messageId: id }) as Mail });
    await wait(16);
    await raiseAlerts({ store, log: silentLog, hasWebhook: false });
    await until(
      async () => (await alerts()).map(({ state }) => state),
      ([state]) => state === 'retry',
    );
    await store.db.deleteFrom('claim').where('key', '=', 'alarm:alert').execute();
    await raiseAlerts({ store, log: silentLog, hasWebhook: false });
    isAway = false;

    await until(
      async () => sent,
      ({ length }) => length > 0,
      40,
    );
    expect(await alerts()).toHaveLength(1);
  });
});

import { sql } from 'kysely';
import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { until } from '../../../testing/until.ts';
import { accept } from '../../inquiries/accept.ts';
import { submissionFrom } from '../../inquiries/submission.ts';
import type { Store } from '../../store/database.ts';
import { catchUpHeldNotices, sendHeldNotices } from './notice.ts';

describe('the notice of held inquiries', () => {
  let store: Store;
  let sent: string[];
  let isMailServerAway: boolean;
  const restart = storeForAll(anyDatabase, (opened) => {
    store = opened;
  });
  beforeEach(() => {
    sent = [];
    isMailServerAway = false;
  });

  async function hold(...messages: string[]) {
    for (const message of messages) {
      const submission = submissionFrom('agentInquiry', { ...bothCalls.agentInquiry, message });
      await accept(store, { submission, held: 'honeypot' }, false);
    }
  }
  /** Sends notices; of each, the words of the messages that it shows are kept. */
  const work = () =>
    sendHeldNotices({
      store,
      destinations: { siteOrigin: 'https://site.test' },
      sendMail: async ({ text }) => {
        if (isMailServerAway) throw new Error('away');
        sent.push([...new Set(text.match(/\bpills-\w+/g))].sort().join(' '));
      },
    });
  const sentBecome = (count: number) =>
    until(
      async () => sent,
      ({ length }) => length >= count,
    );
  const waiting = () => store.boss.findJobs('held-notice', { queued: true });
  const tenMinutesPass = async () => {
    await sql`update claim set until = now() - interval '1 second' where key = 'held-notice'`.execute(
      store.db,
    );
    await sql`update pgboss.job set start_after = now() where name = 'held-notice' and state < 'active'`.execute(
      store.db,
    );
  };

  it('X03 goes out at once for the first, and once after ten minutes for all that followed', async () => {
    await work();
    await hold('pills-a');
    expect(await sentBecome(1)).toEqual(['pills-a']);

    for (const message of ['pills-b', 'pills-c']) await hold(message);
    const deferred = await until(waiting, (jobs) => jobs.some(({ startAfter }) => startAfter > new Date()));
    expect(deferred).toHaveLength(1);
    const seconds = ((deferred[0]?.startAfter.getTime() ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(570);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(sent).toHaveLength(1);

    await tenMinutesPass();
    expect(await sentBecome(2)).toEqual(['pills-a', 'pills-b pills-c']);
    await tenMinutesPass();
    await catchUpHeldNotices(store);
    expect(await waiting()).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('X03 survives a restart and a mail server that is away, is asked for when nobody has, and leaves out nothing', async () => {
    await hold('pills-a');
    await store.boss.deleteAllJobs('held-notice');
    await restart();
    await catchUpHeldNotices(store);
    await catchUpHeldNotices(store);
    expect(await waiting()).toHaveLength(1);
    isMailServerAway = true;
    await work();
    await until(
      () => store.boss.findJobs('held-notice'),
      (jobs) => jobs.some(({ state, retryCount }) => state === 'retry' || retryCount > 0),
    );
    await hold('pills-b');
    isMailServerAway = false;

    expect(await sentBecome(1)).toEqual(['pills-a pills-b']);
  });
});

import { sql } from 'kysely';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../testing/databases/test-database.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { until } from '../../testing/until.ts';
import type { Mail } from '../mail/smtp/sender.ts';
import type { Store } from '../store/database.ts';
import { accept } from './accept.ts';
import { catchUpHeldNotices, sendHeldNotices } from './held-notice.ts';
import { submissionFrom } from './submission.ts';

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
  const work = () =>
    sendHeldNotices({
      store,
      sendMail: async ({ subject }) => {
        if (isMailServerAway) throw new Error('away');
        sent.push(subject);
      },
      write: ({ inquiries }) =>
        ({
          subject: inquiries
            .map(({ message }) => message)
            .sort()
            .join(' '),
        }) as Mail,
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
    await hold('one');
    expect(await sentBecome(1)).toEqual(['one']);

    for (const message of ['two', 'three']) await hold(message);
    await hold('four', 'five');
    const deferred = await until(waiting, (jobs) => jobs.some(({ startAfter }) => startAfter > new Date()));
    expect(deferred).toHaveLength(1);
    const seconds = ((deferred[0]?.startAfter.getTime() ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(570);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(sent).toHaveLength(1);

    await tenMinutesPass();
    expect(await sentBecome(2)).toEqual(['one', 'five four three two']);
    await tenMinutesPass();
    await catchUpHeldNotices(store);
    expect(await waiting()).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('X03 survives a restart and a mail server that is away, and leaves out nothing', async () => {
    await hold('one');
    await restart();
    isMailServerAway = true;
    await work();
    await until(
      async () =>
        (await store.boss.findJobs('held-notice')).map(({ retryCount, state }) => ({ retryCount, state })),
      (jobs) => jobs.some(({ state, retryCount }) => state === 'retry' || retryCount > 0),
    );
    await hold('two');
    isMailServerAway = false;

    expect(await sentBecome(1)).toEqual(['one two']);
  });

  it('is asked for again when nobody has asked for it', async () => {
    await hold('one');
    await store.boss.deleteAllJobs('held-notice');
    await catchUpHeldNotices(store);
    await catchUpHeldNotices(store);
    expect(await waiting()).toHaveLength(1);
    await work();

    expect(await sentBecome(1)).toEqual(['one']);
  });
});

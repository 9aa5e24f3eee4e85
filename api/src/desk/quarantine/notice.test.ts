import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { until } from '../../../testing/until.ts';
import { accept } from '../../inquiries/accept.ts';
import { submissionFrom } from '../../inquiries/submission.ts';
import type { Store } from '../../store/database.ts';
import { askForNotice, sendHeldNotices } from './notice.ts';

describe('the notice of held inquiries', () => {
  let store: Store;
  let sent: string[];
  let isMailServerAway: boolean;
  const restart = storeForAll(anyDatabase, (opened) => {
    store = opened;
  });

  async function hold(...messages: string[]) {
    for (const message of messages) {
      const submission = submissionFrom('agentInquiry', { ...bothCalls.agentInquiry, message });
      await accept(store, { submission, held: 'honeypot' }, false);
    }
  }
  /** Sends notices; of each, the words of the messages that it shows are kept. */
  const work = () => {
    sent = [];

    return sendHeldNotices({
      store,
      destinations: { siteOrigin: 'https://site.test' },
      sendMail: async ({ text }) => {
        if (isMailServerAway) throw new Error('away');
        sent.push([...new Set(text.match(/\bpills-\w+/g))].sort().join(' '));
      },
    });
  };
  const becomes = (...expected: string[]) =>
    until(
      async () => String(sent),
      (mails) => mails === String(expected),
    );
  const jobs = () => store.boss.findJobs('held-notice', { queued: true });

  it('X03 goes out for the first that come, and once after ten minutes for all that followed', async () => {
    isMailServerAway = false;
    await work();
    await askForNotice(store);
    expect(await jobs()).toEqual([]);
    await hold('pills-a');
    await askForNotice(store);
    await becomes('pills-a');

    await hold('pills-b', 'pills-c');
    await askForNotice(store);
    expect(await jobs()).toEqual([]);
    await store.db.updateTable('claim').set({ until: new Date() }).where('key', '=', 'held-notice').execute();
    await askForNotice(store);
    await becomes('pills-a', 'pills-b pills-c');
    await askForNotice(store);
    expect(await jobs()).toEqual([]);
  });

  it('X03 survives a restart and a mail server that is away, is asked for once, and leaves out nothing', async () => {
    await hold('pills-a');
    for (let turn = 0; turn < 2; turn += 1) await askForNotice(store);
    await restart();
    await askForNotice(store);
    expect(await jobs()).toHaveLength(1);
    isMailServerAway = true;
    await work();
    await until(
      () => store.boss.findJobs('held-notice'),
      (all) => all.some(({ state, retryCount }) => state === 'retry' || retryCount > 0),
    );
    await hold('pills-b');
    isMailServerAway = false;

    await becomes('pills-a pills-b');
  });
});

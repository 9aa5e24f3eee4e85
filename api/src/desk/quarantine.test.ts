import { bothCalls } from '../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../testing/databases/test-database.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { until } from '../../testing/until.ts';
import { accept } from '../inquiries/accept.ts';
import { submissionFrom } from '../inquiries/submission.ts';
import { renderMail } from '../mail/layout.ts';
import { busyDay, destinations } from '../mail/testing/every-mail.ts';
import type { Store } from '../store/database.ts';
import { askForNotice, defanged, type HeldInquiries, heldNoticeMail, sendHeldNotices } from './quarantine.ts';

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

type Held = HeldInquiries['inquiries'][number];
const one = busyDay.held.inquiries[0] as Held;
const held = (number: number, more: Partial<Held> = {}): Held => ({
  ...one,
  reference: `DM-HELD-${String(number).padStart(4, '0')}`,
  message: `Number ${number}`,
  ...more,
});
const real = held(5000, { message: 'We have seen the house in Pedregal, and would come on Friday.' });
const notice = (inquiries: Held[], count = inquiries.length, deskOrigin?: string) =>
  renderMail(heldNoticeMail({ count, inquiries }, { siteOrigin: 'https://site.test', deskOrigin }), 'held.1');

describe('the list of what is in quarantine', () => {
  it('I24 shows who wrote what to whom and why it is held, counts all, and hides nobody behind a wave of the same', () => {
    const many = Array.from({ length: 270 }, (_, number) => held(number));
    const wave = many.map((each) => ({ ...each, message: 'Cheap pills' }));
    const { subject, text } = notice([{ ...real, agent_id: 9 }, ...many], 5000, destinations.deskOrigin);

    expect(subject).toBe('5000 messages look like spam and wait for a person');
    expect(text).toContain('DM-HELD-5000: Jane Doe, jane@visitor[.]test, +1 760 555 0199 — for Helena Marsh');
    expect(text).toContain('filled in a field that people do not see — “We have seen the house in Pedregal');
    expect(text).toContain('And 4960 more');
    expect(text).toContain('Open the desk: https://site.test/staff');
    const { text: short } = notice([...wave, real]);
    expect(short).toContain('“Cheap pills”, and 269 more that say the same');
    expect(short).toContain('DM-HELD-5000');
    expect(short).not.toMatch(/DM-HELD-0001|not listed/);
  });

  it('has nothing of the stranger’s to click, and cannot be answered to the stranger', () => {
    const message =
      'See https://evil.test/a, HTTP://evil.test www.evil.test evil.test mailto:a@evil.test javascript:alert(1) <a href="http://evil.test">x</a>';
    const { replyTo, html, text, subject } = notice([
      held(1, { name: 'Visit evil.test', message, email: 'jane@evil.test' }),
    ]);

    expect(replyTo).toBeUndefined();
    for (const part of [html, text, subject])
      expect(part).not.toMatch(/evil\.test|https?:\/\/|mailto:a|javascript:|npm /i);
    expect(html).not.toContain('<a ');
    expect(text).toContain('hxxps[:]//evil[.]test/a');
    expect(defanged('It is 10:30. We have 1.5 million: yes')).toBe('It is 10:30. We have 1.5 million: yes');
    expect(defanged('a\u202eb\u200b')).toBe('ab');
  });
});

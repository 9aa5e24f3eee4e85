import { anyDatabase } from '../../testing/databases/test-database.ts';
import { receive } from '../../testing/desk-office.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { until } from '../../testing/until.ts';
import { renderMail } from '../mail/layout.ts';
import { busyDay, destinations } from '../mail/testing/every-mail.ts';
import { askForNotice, defanged, type HeldInquiries, heldNoticeMail, sendHeldNotices } from './quarantine.ts';

describe('the notice of held inquiries', () => {
  const store = storeForAll(anyDatabase);

  it('X03 goes out for the first, and once after ten minutes for all that followed, whatever restarts or is away', async () => {
    const hold = async (...messages: string[]) => {
      for (const message of messages) await receive(store, { message }, 'honeypot');
    };
    const sent: string[] = [];
    let isMailServerAway = true;
    /** Sends notices; of each, the words of the messages that it shows are kept. */
    const work = () =>
      sendHeldNotices({
        store,
        destinations,
        sendMail: async ({ text }) => {
          if (isMailServerAway) throw new Error('away');
          sent.push([...new Set(text.match(/\bpills-\w+/g))].sort().join(' '));
        },
      });
    const becomes = (...expected: string[]) =>
      until(
        async () => String(sent),
        (mails) => mails === String(expected),
      );
    const jobs = () => store.boss.findJobs('held-notice');
    const waiting = async () => (await jobs()).filter(({ state }) => state === 'created').length;

    await askForNotice(store);
    expect(await waiting()).toBe(0);
    await hold('pills-a');
    for (let turn = 0; turn < 2; turn += 1) await askForNotice(store);
    await store.restart();
    await askForNotice(store);
    expect(await waiting()).toBe(1);
    await work();
    await until(jobs, (all) => all.some(({ state, retryCount }) => state === 'retry' || retryCount > 0));
    await hold('pills-b');
    isMailServerAway = false;
    await becomes('pills-a pills-b');

    await hold('pills-c', 'pills-d');
    await askForNotice(store);
    expect(await waiting()).toBe(0);
    await store.db.updateTable('claim').set({ until: new Date() }).where('key', '=', 'held-notice').execute();
    await askForNotice(store);
    await becomes('pills-a pills-b', 'pills-c pills-d');
    await askForNotice(store);
    expect(await waiting()).toBe(0);
  });
});

type Held = HeldInquiries['inquiries'][number];
const held = (number: number, more: Partial<Held> = {}): Held => ({
  ...(busyDay.held.inquiries[0] as Held),
  reference: `DM-HELD-${String(number).padStart(4, '0')}`,
  message: `Number ${number}`,
  ...more,
});
const notice = (inquiries: Held[], count = inquiries.length, deskOrigin?: string) =>
  renderMail(heldNoticeMail({ count, inquiries }, { siteOrigin: 'https://site.test', deskOrigin }), 'held.1');

describe('the list of what is in quarantine', () => {
  it('I24 shows who wrote what to whom and why it is held, counts all, and hides nobody behind a wave of the same', () => {
    const real = held(5000, { message: 'We have seen the house in Pedregal, and would come on Friday.' });
    const many = Array.from({ length: 270 }, (_, number) => held(number));
    const wave = many.map((each) => ({ ...each, message: 'Cheap pills' }));
    const { subject, text } = notice([{ ...real, agent_id: 9 }, ...many], 5000, destinations.deskOrigin);

    expect(subject).toBe('5000 messages look like spam and wait for a person');
    for (const words of [
      'DM-HELD-5000: Jane Doe, jane@visitor[.]test, +1 760 555 0199 — for Helena Marsh',
      'filled in a field that people do not see — “We have seen the house in Pedregal',
      'And 4960 more',
      'Open the desk: https://site.test/staff',
    ])
      expect(text).toContain(words);
    const { text: short } = notice([...wave, real]);
    for (const words of ['“Cheap pills”, and 269 more that say the same', 'DM-HELD-5000'])
      expect(short).toContain(words);
    expect(short).not.toMatch(/DM-HELD-0001|not listed/);
  });

  it('has nothing of the stranger’s to click, and cannot be answered to the stranger', () => {
    const message =
      'See https://evil.test/a, HTTP://evil.test www.evil.test evil.test mailto:a@evil.test javascript:alert(1) <a href="http://evil.test">x</a>';
    const stranger = { name: 'Visit evil.test', message, email: 'jane@evil.test' };
    const { replyTo, html, text, subject } = notice([held(1, stranger)]);

    expect(replyTo).toBeUndefined();
    for (const part of [html, text, subject])
      expect(part).not.toMatch(/evil\.test|https?:\/\/|mailto:a|javascript:|npm /i);
    expect(html).not.toContain('<a ');
    expect(text).toContain('hxxps[:]//evil[.]test/a');
    expect(defanged('It is 10:30. We have 1.5 million: yes')).toBe('It is 10:30. We have 1.5 million: yes');
    expect(defanged('a\u202eb\u200b')).toBe('ab');
  });
});

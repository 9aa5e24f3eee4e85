import { renderMail } from '@dosmares/mail/layout';
import { agent } from '../../../api/testing/bodies/bodies.ts';
import { receive } from '../../../api/testing/desk-office.ts';
import { destinations, heldRow } from '../../../api/testing/every-mail.ts';
import { storeForAll } from '../../../api/testing/hooks.ts';
import { until } from '../../../api/testing/until.ts';
import { defanged } from './list/listed.ts';
import { quarantineNoticeMail, requestNotice, sendHeldNotices } from './quarantine.ts';

describe('the notice of quarantined inquiries', () => {
  const store = storeForAll();

  it('X03 is sent for the first, and once after ten minutes for all that followed, whatever restarts or is down', async () => {
    const hold = async (...messages: string[]) => {
      for (const message of messages) await receive(store, { message }, 'honeypot');
    };
    const sent: string[] = [];
    let isMailServerAway = true;
    /** Sends notices, and records which messages each shows. */
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
        () => String(sent),
        (mails) => mails === String(expected),
      );
    const jobs = () => store.boss.findJobs('quarantine-notice');
    const waiting = async () => (await jobs()).filter(({ state }) => state === 'created').length;

    await requestNotice(store);
    expect(await waiting()).toBe(0);
    await hold('pills-a');
    for (let turn = 0; turn < 2; turn += 1) await requestNotice(store);
    await store.restart();
    await requestNotice(store);
    expect(await waiting()).toBe(1);
    await work();
    await until(jobs, (all) => all.some(({ state, retryCount }) => state === 'retry' || retryCount > 0));
    isMailServerAway = false;
    await becomes('pills-a');

    await hold('pills-b', 'pills-c');
    await requestNotice(store);
    expect(await waiting()).toBe(0);
    await store.db
      .updateTable('lease')
      .set({ until: new Date() })
      .where('key', '=', 'quarantine-notice')
      .execute();
    await requestNotice(store);
    await becomes('pills-a', 'pills-a pills-b pills-c');
    await requestNotice(store);
    expect(await waiting()).toBe(0);
  });
});

it('I24 the notice shows who wrote what to whom and why it is quarantined, without links or a reply address', () => {
  const message =
    'See https://evil.test/a, HTTP://evil.test www.evil.test evil.test mailto:a@evil.test javascript:alert(1) <a href="http://evil.test">x</a>';
  const stranger = { ...heldRow, name: 'Visit evil.test', beginning: message, email: 'jane@evil.test' };
  const mail = quarantineNoticeMail({ count: 5000, rows: [stranger] }, { siteOrigin: 'https://site.test' });
  const { replyTo, html, text, subject } = renderMail(mail, 'quarantined.1');

  expect(subject).toBe('5000 messages look like spam and are waiting for review');
  for (const words of [
    `DM-HELD-0001: Visit evil[.]test, jane@evil[.]test, +1 760 555 0199 — for ${agent.name}`,
    'filled in a field that people do not see — “See hxxps[:]//evil[.]test/a',
    'And 4999 more',
  ])
    expect(text).toContain(words);
  expect(replyTo).toBeUndefined();
  for (const part of [html, text, subject])
    expect(part).not.toMatch(/evil\.test|https?:\/\/|mailto:a|javascript:|npm /i);
  expect(html).not.toContain('<a ');
  expect(defanged('It is 10:30. We have 1.5 million: yes')).toBe('It is 10:30. We have 1.5 million: yes');
  expect(defanged('a\u202eb\u200b')).toBe('ab');
});

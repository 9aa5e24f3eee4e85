import { renderMail } from '../../mail/layout.ts';
import { busyDay, destinations } from '../../mail/testing/every-mail.ts';
import { defanged, type HeldInquiries } from './held.ts';
import { heldNoticeMail } from './notice.ts';

type Held = HeldInquiries['inquiries'][number];
const [one] = busyDay.held.inquiries as [Held];
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

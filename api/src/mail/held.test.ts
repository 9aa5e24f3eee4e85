import type { Inquiry } from '../store/inquiry.ts';
import { defanged, type HeldInquiries, heldNoticeMail } from './held.ts';
import { officeMailbox, renderMail } from './layout.ts';
import { inquiry } from './testing/every-mail.ts';

const held = (number: number, more: Partial<Inquiry> = {}): Inquiry => ({
  ...inquiry,
  reference: `DM-HELD-${String(number).padStart(4, '0')}`,
  message: `Number ${number}`,
  agent_id: 9,
  held: 'honeypot',
  ...more,
});
const real = held(5000, { message: 'We have seen the house in Pedregal, and would come on Friday.' });
const notice = (inquiries: HeldInquiries, deskOrigin?: string) =>
  renderMail(heldNoticeMail(inquiries, officeMailbox, deskOrigin), 'held.1');

describe('the list of what is in quarantine', () => {
  it('shows who wrote what to whom and why it is held, and counts all', () => {
    const many = Array.from({ length: 270 }, (_, number) => held(number));
    const { subject, text } = notice({ count: 5000, inquiries: [real, ...many] }, 'https://api.test');

    expect(subject).toBe('5000 messages look like spam and wait for a person');
    expect(text).toContain('DM-HELD-5000: Jane Doe, jane@visitor[.]test, +1 760 555 0199 — for Helena Marsh');
    expect(text).toContain('filled in a field that people do not see — “We have seen the house in Pedregal');
    expect(text).toContain('And 4960 more');
    expect(text).toContain('Open the desk: https://api.test/staff');
  });

  it('I24 shows those that say the same in one line, so that a wave of spam hides nobody', () => {
    const wave = Array.from({ length: 200 }, (_, number) => held(number, { message: 'Cheap pills' }));
    const { text } = notice({ count: 201, inquiries: [...wave, real] });

    expect(text).toContain('“Cheap pills”, and 199 more that say the same');
    expect(text).toContain('DM-HELD-5000');
    expect(text).not.toMatch(/DM-HELD-0001|not listed/);
  });

  it('has nothing of the stranger’s to click, and cannot be answered to the stranger', () => {
    const message =
      'See https://evil.test/a, HTTP://evil.test www.evil.test evil.test mailto:a@evil.test javascript:alert(1) <a href="http://evil.test">x</a>';
    const wrong = held(1, { name: 'Visit evil.test', message, email: 'jane@evil.test' });
    const { replyTo, to, html, text, subject } = notice({ count: 1, inquiries: [wrong] });

    expect([replyTo, to]).toEqual([undefined, officeMailbox]);
    for (const part of [html, text, subject])
      expect(part).not.toMatch(/evil\.test|https?:\/\/|mailto:a|javascript:|npm /i);
    expect(html).not.toContain('<a ');
    expect(text).toContain('hxxps[:]//evil[.]test/a');
  });

  it('leaves ordinary words alone', () => {
    expect(defanged('It is 10:30. We have 1.5 million: yes')).toBe('It is 10:30. We have 1.5 million: yes');
    expect(defanged('a\u202eb\u200b')).toBe('ab');
  });
});

import { visitor } from '../../testing/bodies/bodies.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { defanged, type HeldInquiries, heldNoticeMail } from './held.ts';
import { renderMail } from './mails.ts';

const office = { name: 'Office', address: 'office@dosmares.example' };
const noon = Date.parse('2026-03-03T19:00:00Z');
const heldInquiry = (number: number, more: Partial<Inquiry> = {}): Inquiry => ({
  ...visitor,
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  reference: `DM-HELD-${String(number).padStart(4, '0')}`,
  receivedAt: new Date(noon - number * 1000),
  agentId: 9,
  flagged: null,
  held: 'honeypot',
  facts: {},
  events: [],
  page: '/helena-marsh',
  ...more,
});
const person = heldInquiry(5000, {
  name: 'Jane Doe',
  message: 'My husband and I have seen the house in Pedregal from the beach, and would come on Friday.',
});
const notice = (held: HeldInquiries) => renderMail(heldNoticeMail(held, office), 'held.1');

describe('the list of held inquiries', () => {
  it('shows who wrote what to whom and why it is held, and counts all', () => {
    const many = Array.from({ length: 270 }, (_, number) => heldInquiry(number));
    const { subject, text } = notice({ count: 271, inquiries: [person, ...many] });

    expect(subject).toBe('271 messages look like spam and wait for a person');
    expect(text).toContain('DM-HELD-5000: Jane Doe, jane@visitor[.]test, +1 760 555 0199');
    expect(text).toContain('My husband and I have seen the house in Pedregal');
    expect(text).toContain('for Helena Marsh');
    expect(text).toContain('filled in a field that people do not see');
    expect(text).toContain('And 231 more');
  });

  it('says how many there are beyond those that were read', () => {
    expect(notice({ count: 5000, inquiries: [person] }).text).toContain('And 4999 more');
  });

  it('has nothing of the stranger’s to click, and cannot be answered to the stranger', () => {
    const message =
      'See https://evil.test/a, HTTP://evil.test www.evil.test evil.test mailto:a@evil.test javascript:alert(1) <a href="http://evil.test">x</a>';
    const mail = notice({
      count: 1,
      inquiries: [heldInquiry(1, { name: 'Visit evil.test', message, email: 'jane@evil.test' })],
    });

    expect(mail.replyTo).toBeUndefined();
    expect(mail.to).toEqual(office);
    for (const part of [mail.html, mail.text, mail.subject]) {
      expect(part).not.toMatch(/evil\.test|https?:\/\/|mailto:a|javascript:/i);
      expect(part).not.toContain('npm ');
    }
    expect(mail.html).not.toMatch(/<a /);
    expect(mail.text).toContain('hxxps[:]//evil[.]test/a');
  });

  it('leads to the desk, where they can be released, when there is one', () => {
    const { html, text } = renderMail(
      heldNoticeMail({ count: 1, inquiries: [person] }, office, 'https://api.test'),
      'held.1',
    );

    expect(text).toContain('Open the desk: https://api.test/staff');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('leaves ordinary words alone', () => {
    expect(defanged('It is 10:30. We have 1.5 million: yes')).toBe('It is 10:30. We have 1.5 million: yes');
    expect(defanged('a\u202eb\u200b')).toBe('ab');
  });
});

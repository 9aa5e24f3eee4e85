import { agent, visitor } from '../../testing/bodies/bodies.ts';
import { localTime } from './local-time.ts';
import { answerBy } from './promise.ts';
import { event, inquiry, reminder } from './testing/every-mail.ts';

describe('the reminder', () => {
  it('I11 says who waits, for how long and until when, and leads to the page and to the visitor', () => {
    const message = 'Is <b>this</b> still free? '.repeat(40);
    const { subject, text, replyTo, html } = reminder('untaken', { message });

    expect(subject).toMatch(/^Reminder: inquiry DM-7K3P-Q9WD from Jane Doe: /);
    expect(replyTo).toEqual([{ name: visitor.name, address: visitor.email }]);
    expect(text).toContain('Nobody has taken this inquiry yet.');
    expect(text).toContain('Waiting for: 2 h');
    expect(text).toContain(`Please answer by: ${localTime(answerBy(inquiry.received_at))}`);
    for (const part of [text, html]) {
      expect(part).toContain(`https://site.test/staff/inquiry/${inquiry.reference}`);
      expect(part).toContain('tel:+17605550199');
    }
    expect(text.length).toBeLessThan(1700);
    expect(html).not.toContain('<b>');
  });

  it.each([
    [
      'limit',
      event('taken'),
      `Assigned to ${agent.name}, but nobody has noted an answer, and the hour that we promised is near.`,
    ],
    [
      'untaken',
      { ...event('passed', { to: agent.id }), actor: 0 },
      `Assigned to ${agent.name} by the office, and not taken yet.`,
    ],
    ['call-back', event('call-back', { on: '2026-11-26' }), 'will call back on Thursday, November 26.'],
  ] as const)('I11 I19 says who has it: %s', (stage, last, words) => {
    expect(reminder(stage, { events: [last] }).text).toContain(words);
  });
});

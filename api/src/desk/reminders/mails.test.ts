import { agent, visitor } from '../../../testing/bodies/bodies.ts';
import { answerBy, localTime } from '../../mail/promise.ts';
import { event, inquiry, reminder } from '../../mail/testing/every-mail.ts';

it('I11 a reminder says who waits, for how long and until when, and leads to the page and to the visitor', () => {
  const message = 'Is <b>this</b> still free? '.repeat(40);
  const received_at = new Date(Date.now() - 7_800_000);
  const { subject, text, replyTo, html } = reminder('untaken', { message, received_at });

  expect(subject).toMatch(/^Reminder: inquiry DM-7K3P-Q9WD from Jane Doe: /);
  expect(replyTo).toEqual([{ name: visitor.name, address: visitor.email }]);
  for (const words of [
    'Nobody has taken this inquiry yet.',
    'Waiting for: 2 h',
    `Please answer by: ${localTime(answerBy(received_at))}`,
  ])
    expect(text).toContain(words);
  for (const part of [text, html]) {
    expect(part).toContain(`https://site.test/staff/inquiry/${inquiry.reference}`);
    expect(part).toContain('tel:+17605550199');
  }
  expect(text.length).toBeLessThan(1700);
  expect(html).not.toContain('<b>');
});

const handed = { ...event('passed', { to: agent.id }), actor: 0 };

// biome-ignore format: a table reads in columns
it.each([
  ['limit',     event('taken'),                         `Assigned to ${agent.name}, but nobody has noted an answer, and the hour that we promised is near.`],
  ['untaken',   handed,                                 `Assigned to ${agent.name} by the office, and not taken yet.`],
  ['call-back', event('call-back', { on: '2026-11-26' }), 'will call back on Thursday, November 26.'],
] as const)('I11 I19 a reminder says who has it: %s', (stage, last, words) => {
  expect(reminder(stage, { events: [last] }).text).toContain(words);
});

import { answerBy } from '@dosmares/content/opening-hours';
import { localTime } from '@dosmares/mail/promise';
import { agent, visitor } from '../../../../api/testing/bodies/bodies.ts';
import { event, inquiry, reminder } from '../../../../api/testing/every-mail.ts';

it('I11 a reminder says who waits, for how long and until when, and links to the inquiry and the visitor', () => {
  const message = 'Is <b>this</b> still free? '.repeat(40);
  const received_at = new Date(Date.now() - 7_800_000);
  const { subject, text, replyTo, html } = reminder('untaken', { message, received_at });
  const handed = { ...event('passed', { to: agent.id }), actor: 0 };

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
  expect(reminder('limit', { events: [handed] }).text).toContain(
    `Assigned to ${agent.name} by the office, but nobody has noted an answer`,
  );
});

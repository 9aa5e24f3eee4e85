import { agent } from '../../testing/bodies/bodies.ts';
import { type DaySummary, digestMail } from './digest.ts';
import { officeMailbox, renderMail } from './layout.ts';
import { busyDay } from './testing/every-mail.ts';

const digest = (day: DaySummary, deskOrigin?: string) =>
  renderMail(digestMail(day, officeMailbox, { deskOrigin }), 'digest.1');

describe('the digest', () => {
  it('I18 says what came, how long answers took and what waits, and leads to the desk', () => {
    const { subject, text, html } = digest(busyDay, 'https://api.test');

    expect(subject).toBe('Yesterday: 4 inquiries, 45 open, 1 in quarantine, 3 not delivered');
    for (const words of [
      'Monday, November 30: 4 inquiries',
      'Open the desk: https://api.test/staff',
      `${agent.name}: 3 received, 2 answered\nThe office: 1 received, 0 answered`,
      'Answered yesterday: 5\nMedian response time: 1 h\nThe slowest took: 3 days',
      `for ${agent.name}. Assigned, waiting for 3 days, late`,
      `for ${agent.name}. Assigned, waiting for 14 h\n`,
      'And 43 more.',
      `DM-DEAD-0001: Jane Doe: the mail to ${agent.name} (recipient refused 550)`,
      'And 2 more.',
      'tried again: 2',
    ])
      expect(text).toContain(words);
    expect(html).toContain('href="https://api.test/staff/inquiry/DM-OPEN-0001"');
    // Nothing of a stranger's is a link, and no mail holds a command.
    for (const part of [html, text]) expect(part).not.toMatch(/evil\.test|npm |docker|release DM-/);
  });

  it('I18 is short when nothing happened, and without a desk when that is switched off', () => {
    const { subject, text } = digest({
      ...busyDay,
      byAgent: [],
      open: [],
      openCount: 0,
      answers: { answered: 0, medianSeconds: undefined, worstSeconds: undefined },
      held: { count: 0, inquiries: [] },
      givenUp: [],
      backlog: { waiting: 0, dead: 0, held: 0, oldestSeconds: 0 },
    });

    expect(subject).toBe('Yesterday: 0 inquiries');
    expect(text).toContain(
      'No inquiry came in yesterday.\n\nNobody noted an answer yesterday.\n\nNothing is open.',
    );
    expect(text).not.toContain('desk');
  });
});

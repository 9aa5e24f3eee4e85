import { agent, visitor } from '../../testing/bodies/bodies.ts';
import { at } from '../../testing/waiting-inquiry.ts';
import { type DaySummary, digestMail, type OpenInquiry } from './digest.ts';
import { renderMail } from './mails.ts';

const links = {
  deskOrigin: 'https://api.test',
};
const office = { name: 'Office', address: 'office@dosmares.example' };
const open = (number: number, received: string): OpenInquiry => ({
  id: `id-${number}`,
  reference: `DM-OPEN-000${number}`,
  name: 'Visit https://evil.test',
  agent_id: agent.id,
  received_at: at(received),
  state: 'taken',
});
const quiet: DaySummary = {
  since: at('2026-11-30 00:00'),
  until: at('2026-12-01 07:00'),
  byAgent: [],
  open: [],
  openCount: 0,
  answers: { answered: 0, medianSeconds: undefined, worstSeconds: undefined },
  held: { count: 0, inquiries: [] },
  givenUp: [],
  backlog: { waiting: 0, dead: 0, held: 0, oldestSeconds: 0 },
};
const busy: DaySummary = {
  ...quiet,
  byAgent: [
    { agentId: agent.id, received: 3, answered: 2 },
    { agentId: null, received: 1, answered: 0 },
  ],
  open: [open(1, '2026-11-28 11:00'), open(2, '2026-11-30 17:00')],
  openCount: 45,
  answers: { answered: 5, medianSeconds: 4800, worstSeconds: 3 * 86_400 },
  held: { count: 2, inquiries: [] },
  givenUp: [
    {
      reference: 'DM-DEAD-0001',
      name: visitor.name,
      agent_id: agent.id,
      party: 'agent',
      last_error: 'recipient refused 550',
    },
  ],
  backlog: { waiting: 2, dead: 3, held: 2, oldestSeconds: 60 },
};
const digest = (day: DaySummary, to: Parameters<typeof digestMail>[2] = links) =>
  renderMail(digestMail(day, office, to), 'digest.1');

describe('the digest', () => {
  it('I18 says in its subject what waits, and leads to the desk', () => {
    const { subject, text } = digest(busy);

    expect(subject).toBe('Yesterday: 4 inquiries, 45 open, 2 held, 3 not delivered');
    expect(text).toContain('Monday, November 30: 4 inquiries');
    expect(text).toContain('Open the desk: https://api.test/staff');
  });

  it.each([
    ['what came, by agent', `${agent.name}: 3 received, 2 answered\nThe office: 1 received, 0 answered`],
    ['how long answers took', 'Answered yesterday: 5\nHalf of them within: 1 h\nThe slowest took: 3 days'],
    ['what is late', `for ${agent.name}. Assigned, waiting for 3 days, late`],
    ['what is not', `for ${agent.name}. Assigned, waiting for 14 h\n`],
    ['how many more are open', 'And 43 more.'],
    ['what was given up', `DM-DEAD-0001: Jane Doe: the mail to ${agent.name} (recipient refused 550)`],
    ['how many more were', 'And 2 more.'],
    ['what is tried again', 'tried again: 2'],
  ])('I18 says %s', (_, words) => {
    expect(digest(busy).text).toContain(words);
  });

  it('I18 leads to the page of what is open, makes nothing of a stranger’s a link, and holds no command', () => {
    const { html, text } = digest(busy);

    expect(html).toContain('href="https://api.test/staff/inquiry/DM-OPEN-0001"');
    for (const part of [html, text]) {
      expect(part).not.toMatch(/evil\.test|npm |docker|release DM-/);
    }
  });

  it('I18 is short when nothing happened, and without a desk when that is switched off', () => {
    const { subject, text } = digest(quiet, {});

    expect(subject).toBe('Yesterday: 0 inquiries');
    expect(text).toContain(
      'No inquiry came in yesterday.\n\nNobody noted an answer yesterday.\n\nNothing is open.',
    );
    expect(text).not.toContain('desk');
  });
});

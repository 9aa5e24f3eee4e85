import { agent, visitor } from '../../testing/bodies/bodies.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { localTime } from './local-time.ts';
import { renderMail } from './mails.ts';
import { answerBy } from './promise.ts';
import { reminderContent, type StageName } from './reminder.ts';

const inquiry: Inquiry = {
  ...visitor,
  id: '8f1f4a52-7c0e-4d4c-9c2a-000000000001',
  reference: 'DM-7K3P-Q9WD',
  receivedAt: new Date('2026-11-23T16:00:00Z'),
  message: 'Is <b>this</b> still free? '.repeat(40),
  agentId: agent.id,
  flagged: null,
  held: null,
  facts: {},
  events: [],
  page: `/${agent.slug}`,
};
const event = { number: 1, at: new Date('2026-11-23T17:00:00Z'), actor: agent.id, detail: {} };
const reminder = (stage: StageName, more: Partial<Inquiry> = {}) =>
  renderMail(
    reminderContent(
      { ...inquiry, ...more },
      {
        stage,
        to: { name: agent.name, address: agent.email },
        now: new Date('2026-11-23T18:10:00Z'),
      },
      { siteOrigin: 'https://site.test', deskOrigin: 'https://api.test' },
    ),
    'reminder',
  );

describe('the reminder', () => {
  it('says who waits, for how long and until when, and leads to the page and to the visitor', () => {
    const { subject, text, replyTo, html } = reminder('untaken');

    expect(subject).toBe('Reminder: inquiry DM-7K3P-Q9WD from Jane Doe');
    expect(replyTo).toEqual([{ name: visitor.name, address: visitor.email }]);
    expect(text).toContain('Nobody has taken this inquiry yet.');
    expect(text).toContain('Waiting for: 2 h');
    expect(text).toContain(`Please answer by: ${localTime(answerBy(inquiry.receivedAt))}`);
    for (const part of [text, html]) {
      expect(part).toContain(`https://api.test/staff/inquiry/${inquiry.reference}`);
      expect(part).toContain('tel:+17605550199');
      expect(part).not.toMatch(/npm|docker/);
    }
    expect(text.length).toBeLessThan(1600);
    expect(html).not.toContain('<b>');
  });

  it('says before the limit who has it and has noted no answer', () => {
    const { subject, text } = reminder('limit', { events: [{ ...event, kind: 'taken' }] });

    expect(subject).toBe('Please answer soon: inquiry DM-7K3P-Q9WD from Jane Doe');
    expect(text).toContain(
      `Assigned to ${agent.name}, but nobody has noted an answer, and the hour that we promised is near.`,
    );
  });

  it('says who passed it on and did not take it', () => {
    const passed = { ...event, kind: 'passed' as const, actor: 0, detail: { to: agent.id } };

    expect(reminder('untaken', { events: [passed] }).text).toContain(
      `Assigned to ${agent.name} by the office, and not taken yet.`,
    );
  });
});

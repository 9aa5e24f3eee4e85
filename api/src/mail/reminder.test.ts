import { agent, visitor } from '../../testing/bodies/bodies.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { localTime } from './local-time.ts';
import { renderMail } from './mails.ts';
import { answerBy } from './promise.ts';
import { reminderContent } from './reminder.ts';

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
const reminder = (stage: 'agent' | 'limit', more: Partial<Inquiry> = {}) =>
  renderMail(
    reminderContent(
      { ...inquiry, ...more },
      {
        stage,
        to: { name: agent.name, address: agent.email, person: agent.id },
        now: new Date('2026-11-23T18:10:00Z'),
      },
      { siteOrigin: 'https://site.test', staffPage: ({ id }, person) => `https://api.test/${id}/${person}` },
    ),
    'reminder',
  );

describe('the reminder', () => {
  it('says who waits, for how long and until when, and leads to the page and to the visitor', () => {
    const { subject, text, replyTo, html } = reminder('agent');

    expect(subject).toBe('Reminder: inquiry DM-7K3P-Q9WD from Jane Doe');
    expect(replyTo).toEqual([{ name: visitor.name, address: visitor.email }]);
    expect(text).toContain('Nobody has taken this inquiry yet.');
    expect(text).toContain('Waiting for: 2 h');
    expect(text).toContain(`Please answer by: ${localTime(answerBy(inquiry.receivedAt))}`);
    for (const part of [text, html]) {
      expect(part).toContain(`https://api.test/${inquiry.id}/${agent.id}`);
      expect(part).toContain('tel:+17605550199');
      expect(part).not.toMatch(/npm|docker/);
    }
    expect(text.length).toBeLessThan(1600);
    expect(html).not.toContain('<b>');
  });

  it('says at the limit who has it and has noted no answer', () => {
    const { subject, text } = reminder('limit', { events: [{ ...event, kind: 'taken' }] });

    expect(subject).toBe('Not answered in time: inquiry DM-7K3P-Q9WD from Jane Doe');
    expect(text).toContain(
      `Taken by ${agent.name}, but nobody has noted an answer within the 24 hours that we promise.`,
    );
  });

  it('says who passed it on and did not take it', () => {
    const passed = { ...event, kind: 'passed' as const, actor: 0, detail: { to: agent.id } };

    expect(reminder('agent', { events: [passed] }).text).toContain(
      `Passed on by the office to ${agent.name}, and not taken yet.`,
    );
  });
});

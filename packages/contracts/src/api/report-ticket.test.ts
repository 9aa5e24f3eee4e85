/** @jest-environment node */
import { issueTicket, type ReportTicket, readTicket, ticketLifeMs } from './report-ticket.ts';

const key = 'a key of two processes, long enough';
const now = Date.parse('2026-11-21T12:00:00Z');
const page = { composition: 'c1', releases: { shell: '1.0.0', 'mf-agents': '2.0.0' } };
const issue = (connection = '203.0.113.7', at = now) => issueTicket(page, connection, { key, now: at });
const connectionIn = (ticket: string, at = now) => {
  const read = readTicket(ticket, key, at);

  return typeof read === 'string' ? read : read.connection;
};

describe('a report ticket', () => {
  it('says what page was sent, and names no address', () => {
    const ticket = issue();

    expect(readTicket(ticket, key, now)).toEqual({
      issued: now,
      visit: expect.stringMatching(/^[\w-]{8}$/),
      connection: expect.stringMatching(/^[\w-]{16}$/),
      composition: page.composition,
      has: expect.any(Function),
    });
    expect(ticket).not.toContain('203');
  });

  it('holds for the releases of its composition alone', () => {
    const { has } = readTicket(issue(), key, now) as ReportTicket;

    expect([has('shell', '1.0.0'), has('mf-agents', '2.0.0')]).toEqual([true, true]);
    expect([has('mf-agents', '1.0.0'), has('shell', '2.0.0'), has('', '')]).toEqual([false, false, false]);
    expect(has('constructor', String(Object))).toBe(false);
  });

  it('is a token as HTTP headers have it, short enough for every page', () => {
    expect(issue()).toMatch(/^[\w.-]{100,160}$/);
  });

  it('tells page loads apart, holds one mark for a connection on a day, and another on the next', () => {
    const nextDay = now + 24 * 3_600_000;

    expect(issue()).not.toBe(issue());
    expect(connectionIn(issue())).toBe(connectionIn(issue()));
    expect(connectionIn(issue())).not.toBe(connectionIn(issue('203.0.113.8')));
    expect(connectionIn(issue())).not.toBe(connectionIn(issue('203.0.113.7', nextDay), nextDay));
  });

  it.each([
    ['nothing', undefined, 'no-ticket'],
    ['an empty text', '', 'no-ticket'],
    ['any text', 'x', 'forged'],
    ['a text with dots', '....', 'forged'],
    ['no signature', issue().replace(/\.[^.]*$/, ''), 'forged'],
    ['another key', issueTicket(page, '203.0.113.7', { key: `${key}!`, now }), 'forged'],
    ['another content', issue().replace(/^./, 'X'), 'forged'],
    ['an end cut off', issue().slice(0, -1), 'forged'],
    ['a long life', issue('203.0.113.7', now - ticketLifeMs - 1), 'expired'],
    ['a time to come', issue('203.0.113.7', now + 3_600_000), 'expired'],
  ])('is not believed with %s', (_, ticket, fault) => {
    expect(readTicket(ticket, key, now)).toBe(fault);
  });

  it('is believed until its end, and by clocks that differ a little', () => {
    expect(readTicket(issue('203.0.113.7', now - ticketLifeMs), key, now)).toHaveProperty('visit');
    expect(readTicket(issue('203.0.113.7', now + 60_000), key, now)).toHaveProperty('visit');
  });
});

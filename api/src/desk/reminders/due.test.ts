import { momentOf } from '@dosmares/content/office-time';
import { agent } from '../../../testing/bodies/bodies.ts';
import type { HandlingEvent } from '../../store/database.ts';
import { reminding, type Waiting } from './remind.ts';

const at = (stamp: string) => momentOf(stamp.slice(0, 10), `${stamp.slice(11)}:00`) as Date;
const event = (number: number, kind: HandlingEvent['kind'], when: string, detail = {}): HandlingEvent => ({
  number,
  kind,
  at: at(when),
  actor: agent.id,
  detail,
});

/** An inquiry that came on a Monday at ten: its answer is due on Tuesday at ten. */
const waiting: Waiting = {
  received_at: at('2026-11-23 10:00'),
  held: null,
  state: 'new',
  call_back_on: null,
  events: [],
};
const due = (now: string, more: Partial<Waiting> = {}) => reminding({ ...waiting, ...more }, at(now)).due;
const taken = event(1, 'taken', '2026-11-23 11:00');
const reminded = (number: number, reminder: string) =>
  event(number, 'reminded', '2026-11-23 12:00', { reminder });

describe('I11 I12 I13 I14 I16 I19 a reminder', () => {
  const once = (kind: HandlingEvent['kind'], when: string, detail = {}) => [event(1, kind, when, detail)];
  const passedOn = [reminded(1, 'untaken'), event(2, 'passed', '2026-11-23 11:00')];
  const planned = once('call-back', '2026-11-23 11:00');

  // biome-ignore format: a table reads in columns
  it.each([
    ['I11 before two opening hours nobody',         '2026-11-23 11:59', {}, undefined],
    ['I11 after two, of what nobody has taken',     '2026-11-23 12:00', {}, 'untaken'],
    ['I11 over a night',                            '2026-11-24 10:00', { received_at: at('2026-11-23 17:00') }, 'untaken'],
    ['I11 over a weekend’s shorter hours',          '2026-11-28 11:30', { received_at: at('2026-11-27 17:30') }, 'untaken'],
    ['I11 each stage once',                         '2026-11-23 14:30', { events: [reminded(1, 'untaken')] }, undefined],
    ['I11 four opening hours before the limit',     '2026-11-23 15:00', { state: 'taken', events: [taken] }, 'limit'],
    ['I11 not before',                              '2026-11-23 14:59', { state: 'taken', events: [taken] }, undefined],
    ['I11 only the latest that is due',             '2026-11-24 09:30', {}, 'limit'],
    ['I12 nobody of what was answered',             '2026-11-24 09:30', { state: 'answered' }, undefined],
    ['I12 nobody of what was closed',               '2026-11-24 09:30', { state: 'closed' }, undefined],
    ['I13 anew for the colleague',                  '2026-11-23 13:00', { state: 'passed', events: passedOn }, 'untaken'],
    ['I13 with the limit where it was',             '2026-11-23 15:00', { state: 'passed', events: once('passed', '2026-11-23 14:00') }, 'limit'],
    ['I14 nobody of what is held',                  '2026-11-24 09:30', { held: 'honeypot' }, undefined],
    ['I14 from its release',                        '2026-11-25 12:00', { events: once('released', '2026-11-25 10:00') }, 'untaken'],
    ['I16 nobody of what is older than three days', '2026-11-28 12:00', {}, undefined],
    ['I19 on the day of a call back',               '2026-11-26 09:00', { state: 'answered', call_back_on: '2026-11-26', events: planned }, 'call-back'],
    ['I19 not before it',                           '2026-11-25 17:00', { state: 'answered', call_back_on: '2026-11-26' }, undefined],
  ] as const)('%s', (_, now, more, stage) => {
    expect(due(now, more as Partial<Waiting>)).toBe(stage);
  });

  it('I15 says when to look again, until nothing is left', () => {
    const next = (now: string, more: Partial<Waiting> = {}) =>
      reminding({ ...waiting, ...more }, at(now)).next;

    expect(next('2026-11-23 10:00')).toEqual(at('2026-11-23 12:00'));
    expect(next('2026-11-23 12:00')).toEqual(at('2026-11-23 15:00'));
    expect(next('2026-11-23 15:00')).toBeNull();
    expect(next('2026-11-23 10:00', { state: 'answered' })).toBeNull();
  });
});

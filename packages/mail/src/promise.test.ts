import { momentOf } from '@dosmares/content/office-time';
import fc from 'fast-check';
import {
  addOpeningHours,
  answerBy,
  lateThreshold,
  localStamp,
  localTime,
  promisedTime,
  subtractOpeningHours,
} from './promise.ts';

const at = (stamp: string) => momentOf(stamp.slice(0, 10), `${stamp.slice(11)}:00`) as Date;

it.each([
  ['within a day', '2026-11-23 10:00', 2, '2026-11-23 12:00'],
  ['before the office opens', '2026-11-23 06:30', 2, '2026-11-23 11:00'],
  ['from a late evening', '2026-11-23 23:59', 6, '2026-11-24 15:00'],
  ['from Friday to Saturday', '2026-11-27 17:30', 2, '2026-11-28 11:30'],
  ['over the end of a month and a year', '2026-12-31 17:00', 6, '2027-01-01 14:00'],
  ['up to the minute of closing', '2026-11-23 16:00', 2, '2026-11-23 18:00'],
] as const)('opening hours are added %s', (_, from, hours, until) => {
  expect(addOpeningHours(at(from), hours)).toEqual(at(until));
});

it.each([
  ['while the office is open', '2026-11-23 10:00', '2026-11-24 10:00'],
  ['at night, counted from the next opening', '2026-11-23 22:00', '2026-11-25 09:00'],
  ['on a Sunday evening', '2026-11-29 18:00', '2026-12-01 09:00'],
] as const)('an answer is promised within 24 hours of an arrival %s', (_, received, due) => {
  expect(answerBy(at(received))).toEqual(at(due));
});

it('subtracting opening hours is the inverse of adding them, and late means past the promised answer', () => {
  const now = fc.date({ min: at('2026-01-01 00:00'), max: at('2028-03-01 00:00'), noInvalidDate: true });
  const ago = fc.integer({ min: 0, max: 10 * 86_400_000 });
  const agree = fc.property(now, ago, fc.integer({ min: 1, max: 18 }), (moment, ms, hours) => {
    const received = new Date(moment.getTime() - ms);
    expect(addOpeningHours(received, hours) <= moment).toBe(received <= subtractOpeningHours(moment, hours));
    expect(answerBy(received) < moment).toBe(received < lateThreshold(moment));
  });

  fc.assert(agree, { numRuns: 60 });
});

it('times are formatted in the office’s time zone, wherever the service runs', () => {
  const moment = new Date('2026-11-24T16:05:00Z');

  expect(localTime(moment)).toBe('Tuesday, November 24, 2026 at 9:05 AM MST (Los Cabos)');
  expect(promisedTime(moment)).toBe('Tuesday, November 24, 9:05 AM Los Cabos time');
  expect(localStamp(moment)).toBe('2026-11-24 09:05');
});

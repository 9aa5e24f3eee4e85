import { momentOf } from '@dosmares/content/office-time';
import fc from 'fast-check';
import { promisesBy } from './promise.ts';

const { afterOpeningHours, answerBy, lateFrom, openHoursAgo } = promisesBy([
  'Mo-Fr 09:00-18:00',
  'Sa-Su 10:00-16:00',
]);
const at = (stamp: string) => momentOf(stamp.slice(0, 10), `${stamp.slice(11)}:00`) as Date;

describe('opening hours', () => {
  it.each([
    ['within a day', '2026-11-23 10:00', 2, '2026-11-23 12:00'],
    ['before the office opens', '2026-11-23 06:30', 2, '2026-11-23 11:00'],
    ['over a night', '2026-11-23 17:00', 2, '2026-11-24 10:00'],
    ['from a late evening', '2026-11-23 23:59', 6, '2026-11-24 15:00'],
    ['from Friday to Saturday', '2026-11-27 17:30', 2, '2026-11-28 11:30'],
    ['over a Sunday to Monday', '2026-11-29 15:00', 2, '2026-11-30 10:00'],
    ['over the end of a month and a year', '2026-12-31 17:00', 6, '2027-01-01 14:00'],
    ['up to the minute of closing', '2026-11-23 16:00', 2, '2026-11-23 18:00'],
  ] as const)('count %s', (_, from, hours, until) => {
    expect(afterOpeningHours(at(from), hours)).toEqual(at(until));
  });

  it.each([
    ['while the office is open', '2026-11-23 10:00', '2026-11-24 10:00'],
    ['at night, counted from the next opening', '2026-11-23 22:00', '2026-11-25 09:00'],
    ['on a Sunday evening', '2026-11-29 18:00', '2026-12-01 09:00'],
  ] as const)('give 24 hours to what comes %s', (_, received, due) => {
    expect(answerBy(at(received))).toEqual(at(due));
  });

  it('call late exactly what had to be answered before, at every half hour of two weeks', () => {
    const start = at('2026-12-20 00:00').getTime();
    const halfHours = Array.from({ length: 14 * 48 }, (_, index) => new Date(start + index * 1_800_000));

    const due = halfHours.map(answerBy);

    for (const now of halfHours.slice(7 * 48)) {
      const from = lateFrom(now);
      expect(halfHours.filter((received) => received < from)).toEqual(
        halfHours.filter((_, index) => (due[index] ?? now) < now),
      );
    }
  });

  it.each([
    ['within a day', '2026-11-23 12:00', 2, '2026-11-23 10:00'],
    ['in the night, from the afternoon', '2026-11-24 03:00', 2, '2026-11-23 16:00'],
    ['over a Sunday to Monday', '2026-11-30 10:00', 2, '2026-11-29 15:00'],
    ['over the end of a year', '2027-01-01 14:00', 6, '2026-12-31 17:00'],
  ] as const)('are counted back %s', (_, now, hours, since) => {
    expect(openHoursAgo(at(now), hours)).toEqual(at(since));
  });

  const moments = fc.date({ min: at('2026-01-01 00:00'), max: at('2028-03-01 00:00'), noInvalidDate: true });
  const lookBack = fc.integer({ min: 0, max: 10 * 86_400_000 });

  it('are over for exactly what came before the moment that is counted back to', () => {
    const property = fc.property(moments, lookBack, fc.integer({ min: 0, max: 18 }), (now, ms, hours) => {
      const received = new Date(now.getTime() - ms);
      expect(afterOpeningHours(received, hours) <= now).toBe(received <= openHoursAgo(now, hours));
    });

    fc.assert(property, { numRuns: 60 });
  });
});

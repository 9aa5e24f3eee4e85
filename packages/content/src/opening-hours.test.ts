import fc from 'fast-check';
import {
  addOpeningHours,
  answerBy,
  holidayOn,
  isOpen,
  lateThreshold,
  subtractOpeningHours,
} from './opening-hours.ts';
import { momentOf } from './viewing/office-time.ts';

const at = (stamp: string) => momentOf(stamp.slice(0, 10), `${stamp.slice(11)}:00`) as Date;

it.each([
  ['within a day', '2026-11-23 10:00', 2, '2026-11-23 12:00'],
  ['before the office opens', '2026-11-23 06:30', 2, '2026-11-23 11:00'],
  ['from a late evening', '2026-11-23 23:59', 6, '2026-11-24 15:00'],
  ['from Friday to Saturday', '2026-11-27 17:30', 2, '2026-11-28 11:30'],
  ['over the end of a year, without its first day', '2026-12-31 17:00', 6, '2027-01-02 15:00'],
  ['up to the minute of closing', '2026-11-23 16:00', 2, '2026-11-23 18:00'],
] as const)('opening hours are added %s', (_, from, hours, until) => {
  expect(addOpeningHours(at(from), hours)).toEqual(at(until));
});

it.each([
  ['while the office is open', '2026-11-23 10:00', '2026-11-24 10:00'],
  ['at night, counted from the next opening', '2026-11-23 22:00', '2026-11-25 09:00'],
  ['on a Sunday evening', '2026-11-29 18:00', '2026-12-01 09:00'],
  ['on Christmas Day', '2026-12-25 11:00', '2026-12-27 10:00'],
] as const)('an answer is promised within 24 hours of an arrival %s', (_, received, due) => {
  expect(answerBy(at(received))).toEqual(at(due));
});

it.each([
  ['2027-02-01', 'Constitution Day'],
  ['2027-02-08', undefined],
  ['2026-11-16', 'Revolution Day'],
  ['2027-12-25', 'Christmas Day'],
  ['2030-10-01', 'Inauguration Day'],
  ['2027-10-01', undefined],
])('the holiday of %s is %s', (date, name) => {
  expect(holidayOn(date)?.name.en).toBe(name);
});

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Days of a week in one of the ways to write them: every day by itself, or a range, also over the turn of the week. */
const someDays = fc.oneof(
  fc
    .uniqueArray(fc.nat({ max: 6 }), { minLength: 1 })
    .map((days) => ({ days, written: days.map((day) => weekdays[day]).join(',') })),
  fc.tuple(fc.nat({ max: 6 }), fc.integer({ min: 1, max: 6 })).map(([first, more]) => ({
    days: Array.from({ length: more + 1 }, (_, index) => (first + index) % 7),
    written: `${weekdays[first]}-${weekdays[(first + more) % 7]}`,
  })),
);
const week = fc.record({
  some: someDays,
  opens: fc.integer({ min: 0, max: 11 }),
  closes: fc.integer({ min: 12, max: 23 }),
});
const moment = fc.date({ min: at('2026-01-01 00:00'), max: at('2028-03-01 00:00'), noInvalidDate: true });

it('in any week, however it is written, the office is open on its days between its hours', () => {
  fc.assert(
    fc.property(week, moment, ({ some: { days, written }, opens, closes }, now) => {
      const schedule = { hours: [`${written} ${clock(opens)}-${clock(closes)}`], holidays: [] };
      // The office's time is seven hours behind UTC all year.
      const local = new Date(now.getTime() - 7 * 3_600_000);
      const hour = local.getUTCHours();

      expect(isOpen(now, schedule)).toBe(days.includes(local.getUTCDay()) && hour >= opens && hour < closes);
      const next = addOpeningHours(now, 0, schedule);
      expect(isOpen(next, schedule)).toBe(true);
      if (isOpen(now, schedule)) expect(next).toEqual(now);
    }),
  );
});

it.each([
  ['Mo,We-Fr 09:00-18:00', ['2026-11-23', '2026-11-25', '2026-11-27'], ['2026-11-24', '2026-11-28']],
  ['Sa-Mo 10:00-16:00', ['2026-11-28', '2026-11-29', '2026-11-30'], ['2026-11-27', '2026-12-01']],
])('%s is open on each of its days and on no other', (hours, open, closed) => {
  const isOpenOn = (date: string) => isOpen(at(`${date} 12:00`), { hours: [hours], holidays: [] });

  expect([...open, ...closed].filter(isOpenOn)).toEqual(open);
});

it('subtracting opening hours is the inverse of adding them, and late means past the promised answer', () => {
  const lunch = { hours: ['Mo-Fr 15:00-18:00', 'Mo-Fr 09:00-13:00'], holidays: [] };
  const ago = fc.integer({ min: 0, max: 10 * 86_400_000 });
  const agree = fc.property(moment, ago, fc.integer({ min: 1, max: 18 }), (now, ms, hours) => {
    const received = new Date(now.getTime() - ms);
    for (const schedule of [undefined, lunch]) {
      expect(addOpeningHours(received, hours, schedule) <= now).toBe(
        received <= subtractOpeningHours(now, hours, schedule),
      );
      expect(answerBy(received, schedule) < now).toBe(received < lateThreshold(now, schedule));
    }
  });

  fc.assert(agree, { numRuns: 60 });
});

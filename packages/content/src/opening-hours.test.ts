import fc from 'fast-check';
import { holidays } from './holidays.ts';
import { office } from './office.ts';
import {
  addOpeningHours,
  answerBy,
  holidayOn,
  isOpen,
  lateThreshold,
  subtractOpeningHours,
} from './opening-hours.ts';
import { hoursInWords } from './schemas/hours-notation.ts';
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
  ['while the office is open', '2026-11-23 10:00', 24, '2026-11-24 10:00'],
  ['at night, counted from the next opening', '2026-11-23 22:00', 24, '2026-11-25 09:00'],
  ['on a Sunday evening', '2026-11-29 18:00', 24, '2026-12-01 09:00'],
  ['on Christmas Day', '2026-12-25 11:00', 24, '2026-12-27 10:00'],
  ['on a Friday evening, before Saturday closes', '2026-11-27 17:30', 24, '2026-11-28 16:00'],
  ['on the eve of a holiday, once it is over', '2026-12-24 17:00', 24, '2026-12-26 10:00'],
  ['on a Sunday, before it closes', '2026-11-29 10:00', 12, '2026-11-29 16:00'],
  ['minutes before closing, at the next opening', '2026-11-27 17:50', 12, '2026-11-28 10:00'],
] as const)(
  'an answer is promised for opening hours when something arrives %s',
  (_, received, hours, due) => {
    expect(answerBy(at(received), { hours: office.hours, holidays, answerHours: hours })).toEqual(at(due));
  },
);

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

/** A weekday, or a range of some, which may include the turn of the week. */
const range = fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 })).map(([first, more]) => ({
  days: Array.from({ length: more + 1 }, (_, index) => (first + index) % 7),
  written: [first, ...(more > 0 ? [first + more] : [])].map((day) => weekdays[day % 7]).join('-'),
}));
/** A row for a third of the day, so that no two overlap: `Mo,Sa-Su 09:00-13:00`. */
const row = (third: number) =>
  fc
    .tuple(
      fc.array(range, { minLength: 1, maxLength: 3 }),
      fc.nat({ max: 3 }),
      fc.integer({ min: 4, max: 7 }),
    )
    .map(([ranges, from, to]) => ({
      days: ranges.flatMap(({ days }) => days),
      opens: 8 * third + from,
      closes: 8 * third + to,
      written: `${ranges.map(({ written }) => written).join()} ${clock(8 * third + from)}-${clock(8 * third + to)}`,
    }));
const week = fc.shuffledSubarray([0, 1, 2], { minLength: 1 }).chain((thirds) => fc.tuple(...thirds.map(row)));
const moment = fc.date({ min: at('2026-01-01 00:00'), max: at('2028-03-01 00:00'), noInvalidDate: true });

it('in any week, however it is written, the office is open on its days between its hours', () => {
  fc.assert(
    fc.property(week, moment, (rows, now) => {
      const schedule = { hours: rows.map(({ written }) => written), holidays: [], answerHours: 24 };
      // The office's time is seven hours behind UTC all year.
      const local = new Date(now.getTime() - 7 * 3_600_000);
      const [day, hour] = [local.getUTCDay(), local.getUTCHours()];

      expect(isOpen(now, schedule)).toBe(
        rows.some(({ days, opens, closes }) => days.includes(day) && hour >= opens && hour < closes),
      );
      const next = addOpeningHours(now, 0, schedule);
      expect(isOpen(next, schedule)).toBe(true);
      if (isOpen(now, schedule)) expect(next).toEqual(now);
    }),
  );
});

it.each([
  ['Mo-Fr 09:00-18:00', 'Monday to Friday 9:00 AM 6:00 PM', 'de lunes a viernes 9:00 18:00'],
  ['Sa-Su 12:00-16:30', 'Saturday and Sunday 12:00 PM 4:30 PM', 'sábados y domingos 12:00 16:30'],
  [
    'Mo,We-Fr 00:00-01:00',
    'Monday and Wednesday to Friday 12:00 AM 1:00 AM',
    'lunes y de miércoles a viernes 0:00 1:00',
  ],
])('%s is told in words', (hours, ...words) => {
  expect(
    (['en', 'es'] as const).map((language) => Object.values(hoursInWords(hours, language)).join(' ')),
  ).toEqual(words);
});

it('subtracting opening hours is the inverse of adding them, and late means past the promised answer', () => {
  const lunch = { hours: ['Mo-Fr 15:00-18:00', 'Mo-Fr 09:00-13:00'], holidays: [], answerHours: 24 };
  // Quarters of an hour, so that openings and closings are met.
  const quarter = 900_000;
  const ago = fc.integer({ min: 0, max: 960 }).map((quarters) => quarters * quarter);
  const agree = fc.property(moment, ago, fc.integer({ min: 1, max: 18 }), (date, ms, hours) => {
    const now = new Date(Math.floor(date.getTime() / quarter) * quarter);
    const received = new Date(now.getTime() - ms);
    for (const schedule of [undefined, lunch, { ...lunch, answerHours: 6 }]) {
      expect(addOpeningHours(received, hours, schedule) <= now).toBe(
        received <= subtractOpeningHours(now, hours, schedule),
      );
      expect(answerBy(received, schedule) < now).toBe(received < lateThreshold(now, schedule));
    }
  });

  fc.assert(agree, { numRuns: 200 });
});

import fc from 'fast-check';
import { halfDays, momentsOf, ownTime, type ViewingWish, viewingDays } from './half-days.ts';
import { inWords, type WrittenWish, wishesIn, withWishes } from './viewing-wishes.ts';

const saturday: ViewingWish = { date: '2026-11-28', half: 'morning' };

const wishes = fc.array(
  fc.record({
    day: fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    half: fc.constantFrom(...(Object.keys(halfDays) as ViewingWish['half'][])),
    onCall: fc.boolean(),
    zone: fc.constantFrom('America/New_York', 'Europe/London', 'Asia/Kolkata', 'America/Mazatlan', 'UTC'),
  }),
  { maxLength: 3 },
);

describe('wishes for a viewing', () => {
  it('V02 V05 are plain text that staff can read', () => {
    const wish = { ...saturday, ownTime: ownTime(saturday, 'America/New_York') };

    expect(
      withWishes('May we see it?', [wish, { date: '2026-12-01', half: 'afternoon', onCall: true }]),
    ).toBe(
      [
        'May we see it?',
        '',
        'Viewing wishes, in Los Cabos time:',
        '1. Saturday, November 28, 2026, morning, 10:00 AM to 1:00 PM; for me Saturday 12:00 PM to 3:00 PM, New York time',
        '2. Tuesday, December 1, 2026, afternoon, 1:00 PM to 4:00 PM, on a call',
      ].join('\n'),
    );
  });

  it('V02 are read back as they were written, below any words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), wishes, (words, chosen) => {
        const written: WrittenWish[] = chosen.map(({ day, half, onCall, zone }) => {
          const wish = { date: day.toISOString().slice(0, 10), half, ...(onCall && { onCall }) };
          const own = ownTime(wish, zone);

          return { ...wish, ...(own && { ownTime: own }) };
        });

        expect(wishesIn(withWishes(words, written))).toEqual({ message: words, wishes: written });
      }),
    );
  });

  it.each([
    'I would like to come on Saturday, November 28, 2026, in the morning.',
    `Viewing wishes, in Los Cabos time:\n1. ${inWords(saturday)}\nor any other day`,
    `Viewing wishes, in Los Cabos time:\n2. ${inWords(saturday)}`,
    `Viewing wishes, in Los Cabos time:\n1. ${inWords(saturday).replace('Saturday', 'Sunday')}`,
    'Viewing wishes, in Los Cabos time:\n1. Saturday, February 31, 2026, morning, 10:00 AM to 1:00 PM',
    'Viewing wishes, in Los Cabos time:\n',
  ])('V02 are never guessed from words: %j', (message) => {
    expect(wishesIn(message)).toEqual({ message, wishes: [] });
  });

  it('V03 begin and end by the clock of Los Cabos', () => {
    expect(momentsOf(saturday)).toEqual({
      from: new Date('2026-11-28T17:00:00Z'),
      to: new Date('2026-11-28T20:00:00Z'),
    });
  });

  it('V01 may be for any day from tomorrow on, by the calendar of Los Cabos', () => {
    expect(viewingDays(Date.parse('2026-11-23T05:00:00Z'))).toEqual({
      first: '2026-11-23',
      last: '2027-05-23',
    });
  });

  it.each<readonly [zone: string | undefined, words: string | undefined]>([
    ['America/Mazatlan', undefined],
    ['America/Phoenix', undefined],
    ['Europe/London', 'Saturday 5:00 PM to 8:00 PM, London time'],
    ['Asia/Tokyo', 'Sunday 2:00 AM to 5:00 AM, Tokyo time'],
    // What browsers report where the machine's zone is set to something unknown.
    ...['Etc/Unknown', ':/nonexistent', 'GMT-0700', '', undefined].map((zone) => [zone, undefined] as const),
  ])('V01 are told in the time of %s', (zone, words) => {
    expect(ownTime(saturday, zone)).toBe(words);
  });
});

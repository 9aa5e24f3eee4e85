import { momentsOf, ownTime, viewingDays, wishInWords } from './half-days.ts';

const saturday = { date: '2026-11-28', half: 'morning' };

describe('wishes for a viewing', () => {
  it.each([
    [saturday, 'Saturday, November 28, 2026, morning, 10:00 AM to 1:00 PM'],
    [
      { date: '2026-12-01', half: 'afternoon', way: 'call' },
      'Tuesday, December 1, 2026, afternoon, 1:00 PM to 4:00 PM, on a call',
    ],
    [
      { date: '2026-12-25', half: 'morning' },
      'closed on Christmas Day: Friday, December 25, 2026, morning, 10:00 AM to 1:00 PM',
    ],
    // What cannot be is not lost, and not changed into another day.
    [{ date: '2026-02-31', half: 'morning' }, '2026-02-31, morning'],
    [{ date: '2026-11', half: 'morning' }, '2026-11, morning'],
    [{ date: 'Saturday', half: 'constructor', way: 'visit' }, 'Saturday, constructor'],
  ])('V02 V05 are told in words: %j', (wish, words) => {
    expect(wishInWords(wish)).toBe(words);
  });

  it('V03 begin and end by the clock of Los Cabos', () => {
    expect(momentsOf(saturday)).toMatchObject({
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

  it.each<readonly [timeZone: string | undefined, words: string | undefined]>([
    ['America/Mazatlan', undefined],
    ['America/Phoenix', undefined],
    ['Europe/London', 'Saturday 5:00 PM to 8:00 PM, London time'],
    ['Asia/Tokyo', 'Sunday 2:00 AM to 5:00 AM, Tokyo time'],
    // What browsers report where the machine's zone is set to something unknown.
    ...['Etc/Unknown', ':/nonexistent', 'GMT-0700', undefined].map((zone) => [zone, undefined] as const),
  ])('V01 are told in the time of %s', (timeZone = '', words) => {
    expect(ownTime({ ...saturday, timeZone })).toBe(words);
  });
});

import { period } from './commands/export.ts';

const between = (from?: string, to?: string) => {
  const { start, end } = period(from, to);
  return [start.toISOString(), end.toISOString()];
};

describe('the time between two dates', () => {
  it.each([
    ['2026-03-31', '2026-03-31', '2026-03-31T07:00:00.000Z', '2026-04-01T07:00:00.000Z'],
    ['2026-12-31', '2027-01-01', '2026-12-31T07:00:00.000Z', '2027-01-02T07:00:00.000Z'],
    ['2026-03-31T18:00', '2026-03-31 18:30:05', '2026-04-01T01:00:00.000Z', '2026-04-01T01:30:05.001Z'],
    ['2026-03-31T18:00Z', '2026-03-31T18:00+02:00', undefined, undefined],
    ['2026-03-31T16:00+02:00', '2026-03-31T18:00Z', '2026-03-31T14:00:00.000Z', '2026-03-31T18:00:00.001Z'],
    // Los Cabos had daylight saving time until 2022: this day had 23 hours.
    ['2022-04-03', '2022-04-03', '2022-04-03T07:00:00.000Z', '2022-04-04T06:00:00.000Z'],
  ])('from %s to %s', (from, to, start, end) => {
    if (start) expect(between(from, to)).toEqual([start, end]);
    else expect(() => between(from, to)).toThrow('is later than');
  });

  it('is open where nothing is said', () => {
    expect(between()).toEqual(['1970-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z']);
  });

  it.each([
    '2026-02-31',
    '2026-13-01',
    '2025-02-29',
    '31.3.2026',
    '2026-03-31T24:00',
    '2026-03-31T12',
    'someday',
    '',
    '9'.repeat(99),
  ])('cannot begin at “%s”', (text) => {
    expect(() => between(text)).toThrow(/is not a date such as/);
  });
});

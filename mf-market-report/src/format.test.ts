import { dollars, longDate, thousands } from './format.ts';

it.each([
  [484_000, '$484,000'],
  [353_071.43, '$353,071.43'],
  [353_071.5, '$353,071.50'],
])('M04 writes %p as %s', (value, text) => {
  expect(dollars(value)).toBe(text);
});

it.each([
  [0, '$0'],
  [353_071, '$353K'],
  [1_250_000, '$1,250K'],
])('writes %p short as %s', (value, text) => {
  expect(thousands(value)).toBe(text);
});

it('keeps a calendar day the same in every time zone', () => {
  expect(longDate('2025-10-31')).toBe('October 31, 2025');
});

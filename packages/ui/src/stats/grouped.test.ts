import { grouped } from './grouped.ts';

it.each([0, 7, 999, 1_000, 4_370, 12_345, 999_999, 1_000_000, 24_900_000, -1_234])(
  'writes %p as the language does',
  (value) => expect(grouped(value)).toBe(value.toLocaleString('en-US')),
);

it.each([
  [353_071.43, '353,071.43'],
  [353_071.5, '353,071.50'],
  [1_234.567, '1,234.57'],
])('writes %p with two decimals as %s', (value, text) => expect(grouped(value, 2)).toBe(text));

import { dollars, longDate, thousands } from './format.ts';

it.each([
  ['M04 an amount', dollars(484_000), '$484,000'],
  ['M04 an amount with cents', dollars(353_071.43), '$353,071.43'],
  ['M04 one whose cents end in zero', dollars(353_071.5), '$353,071.50'],
  ['nothing, short', thousands(0), '$0'],
  ['thousands', thousands(353_071), '$353K'],
  ['a million, short', thousands(1_250_000), '$1,250K'],
  ['a day, the same in every time zone', longDate('2025-10-31'), 'October 31, 2025'],
])('%s is written %s', (_, text, expected) => {
  expect(text).toBe(expected);
});

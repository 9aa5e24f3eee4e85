import { readersWith } from './metrics.ts';

it.each([
  ['sesame', false, 'Bearer sesame', true],
  ['sesame', true, undefined, false],
  ['sesame', true, 'Bearer sesam', false],
  ['sesame', true, 'Bearer sesame2', false],
  ['sesame', true, 'bearer sesame', false],
  ['sésame', false, 'Bearer sésame', true],
  [undefined, true, undefined, true],
  [undefined, false, 'Bearer undefined', false],
])('with the token %j, open %s, the header %j is let in: %s', (token, isOpen, authorization, isLetIn) => {
  expect(readersWith(token, isOpen)(authorization)).toBe(isLetIn);
});

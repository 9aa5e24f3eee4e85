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
])('token %j, open %s, header %j: admitted %s', (token, isOpen, authorization, isAdmitted) => {
  expect(readersWith(token, isOpen)(authorization)).toBe(isAdmitted);
});

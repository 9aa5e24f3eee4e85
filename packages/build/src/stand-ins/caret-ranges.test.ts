import { satisfy } from './caret-ranges.mjs';

// biome-ignore format: a table reads in columns
it.each([
  ['19.3.1', '^19.3.1',  true],
  ['19.4.0', '^19.3.1',  true],
  ['19.3.0', '^19.3.1',  false],
  ['20.0.0', '^19.3.1',  false],
  ['1.9.0',  '<=1.10.0', true],
  ['1.11.0', '<=1.10.0', false],
  ['1.0.0',  '1.0.0',    true],
])('%s in %s: %p', (version, range, isInside) => {
  expect(satisfy(version, range)).toBe(isInside);
});

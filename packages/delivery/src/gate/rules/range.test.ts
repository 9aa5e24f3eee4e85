import { isWithin } from './range.ts';

describe('a range', () => {
  it.each([
    ['19.3.1', '^19.3.1', true],
    ['19.9.0', '^19.3.1', true],
    ['19.3.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', false],
    ['0.2.9', '^0.2.3', true],
    ['0.3.0', '^0.2.3', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['7.0.0', '*', true],
  ])('%s is within %s: %s', (version, range, expected) => {
    expect(isWithin(version, range)).toBe(expected);
  });

  it('that is written in another way is not guessed at', () => {
    expect(() => isWithin('1.0.0', '>=1 <3')).toThrow('is not one that the gate can judge');
  });
});

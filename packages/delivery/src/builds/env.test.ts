import { pageQuality } from './env.ts';

describe('pageQuality', () => {
  it('is the best unless the environment asks for less', () => {
    expect(pageQuality({})).toBe(11);
    expect(pageQuality({ PAGE_BROTLI_QUALITY: '' })).toBe(11);
    expect(pageQuality({ PAGE_BROTLI_QUALITY: '9' })).toBe(9);
  });

  it.each(['12', '-1', '4.5', 'best'])('refuses %s, which brotli does not have', (given) => {
    expect(() => pageQuality({ PAGE_BROTLI_QUALITY: given })).toThrow(`PAGE_BROTLI_QUALITY is ${given}`);
  });
});

import { isSlip, wordsIn } from './words.ts';

describe('wordsIn', () => {
  it('folds accents, keeps numbers whole and drops what an apostrophe joins', () => {
    expect(wordsIn("¿Dónde está Leonor's villa? I'd pay $5,750,000 for 25-5134")).toEqual([
      'donde',
      'esta',
      'leonor',
      'villa',
      'i',
      'pay',
      '5,750,000',
      'for',
      '25-5134',
    ]);
  });
});

describe('isSlip', () => {
  it.each([
    ['vila', 'villa'],
    ['bedrroms', 'bedrooms'],
    ['medain', 'median'],
    ['ofice', 'office'],
    ['investmnt', 'investment'],
  ])('sees %s as %s', (typed, word) => {
    expect(isSlip(typed, word)).toBe(true);
  });

  it.each([
    ['cats', 'casa'],
    ['mouse', 'house'],
    ['poem', 'pool'],
    ['planet', 'plunge'],
  ])('does not take %s for %s', (typed, word) => {
    expect(isSlip(typed, word)).toBe(false);
  });
});

import { reviewsOf } from './reviews.ts';
import { roster } from './roster.ts';

describe('reviews', () => {
  it.each(roster.map(({ id }) => id))('AG12 has three of five stars for id %i', (id) => {
    const reviews = reviewsOf(id);

    expect(reviews.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect(reviews.every(({ name }) => /^\p{Lu}.* \p{Lu}\.$/u.test(name))).toBe(true);
  });

  it('are each their own', () => {
    const texts = roster.flatMap(({ id }) => reviewsOf(id).map(({ text }) => text));

    expect(new Set(texts).size).toBe(33);
    expect(texts.join(' ')).not.toMatch(/!|stunning|dream|nestled/i);
  });
});

import fc from 'fast-check';
import { areas } from '../site.ts';
import { evaluationIn, longestSize, noAnswers, sellingTimes, withEvaluation } from './evaluation.ts';

const answers = fc.record({
  area: fc.constantFrom('', ...areas),
  size: fc.stringMatching(/^[\w ,.²]*$/, { size: 'small' }).filter((size) => size.length <= longestSize),
  when: fc.constantFrom('', ...sellingTimes),
});

describe('what a seller says of a home', () => {
  it('C28 is plain text that staff can read', () => {
    expect(
      withEvaluation('My parents’ house.', { ...noAnswers, area: areas[0] ?? '', size: '4,000 sq ft' }),
    ).toBe(`My parents’ house.\n\nEvaluation of a home:\nArea: ${areas[0]}\nSize: 4,000 sq ft`);
  });

  it('C28 is read back as it was written, below any words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), answers, (message, chosen) => {
        expect(evaluationIn(withEvaluation(message, chosen))).toEqual({ message, answers: chosen });
      }),
    );
  });

  it.each([
    'I ask for an Evaluation of a home: mine.',
    'Evaluation of a home:\nArea: Atlantis',
    `Evaluation of a home:\nSize: ${'9'.repeat(longestSize + 1)}`,
    'Evaluation of a home:\nSize: 9\nand a garden',
  ])('C28 is never guessed from words: %j', (message) => {
    expect(evaluationIn(message)).toEqual({ message });
  });
});

import { featuresLine } from './features-line.ts';

describe('featuresLine', () => {
  it('L02 shows three features and counts the rest', () => {
    expect(featuresLine(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: '+2 more' });
  });

  it('L02 counts nothing when there are three or fewer', () => {
    expect(featuresLine(['a', 'b', 'c']).more).toBeUndefined();
    expect(featuresLine([])).toEqual({ shown: [], more: undefined });
  });
});

import { trainClassifier } from './naive-bayes.ts';

const samples = [
  { label: 'price', features: ['how', 'much'] },
  { label: 'price', features: ['what', 'cost'] },
  { label: 'hours', features: ['when', 'open'] },
  { label: 'hours', features: ['how', 'late', 'open'] },
];

describe('trainClassifier', () => {
  const classify = trainClassifier(samples);
  const first = (...features: string[]) => classify(features)[0];

  it('learns the labels of its samples, and tells those of others by what they share with them', () => {
    for (const { label, features } of samples) expect(first(...features)?.[0]).toBe(label);
    expect(first('cost')?.[0]).toBe('price');
    expect(first('until', 'when', 'are', 'you', 'open')?.[0]).toBe('hours');
  });

  it('returns every label, the most probable first, with probabilities that add up to one', () => {
    const all = classify(['open', 'much']);

    expect(all.map(([label]) => label).sort()).toEqual(['hours', 'price']);
    expect(all[0]?.[1]).toBeGreaterThanOrEqual(all[1]?.[1] ?? 1);
    expect(all.reduce((sum, [, probability]) => sum + probability, 0)).toBeCloseTo(1);
  });

  it('has no preference for features that no sample has', () => {
    expect(first('xyzzy')?.[1]).toBeCloseTo(0.5);
    expect(first()?.[1]).toBeCloseTo(0.5);
  });

  it('learns the same from the same samples', () => {
    expect(trainClassifier(samples)(['open', 'much'])).toEqual(classify(['open', 'much']));
  });
});

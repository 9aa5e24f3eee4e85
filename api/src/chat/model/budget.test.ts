import { dailyBudget } from './budget.ts';

describe('the daily budget', () => {
  it('is one account for each UTC day, paced by the hour', () => {
    let now = new Date('2026-11-28T00:10:00Z');
    const budget = dailyBudget(2400, () => now);
    const spend = (from: string) => budget.reserve(100, from) !== undefined;

    const first = Array.from({ length: 10 }, (_, index) => spend(`visitor ${index}`));
    expect(first.filter(Boolean)).toHaveLength(6);
    now = new Date('2026-11-28T05:00:00Z');
    expect(spend('later')).toBe(true);
    now = new Date('2026-11-29T00:00:00Z');
    expect(spend('tomorrow')).toBe(true);
  });

  it('gives one connection a share, and takes back what a call did not cost', () => {
    const budget = dailyBudget(1000, () => new Date('2026-11-28T20:00:00Z'));

    budget.reserve(100, 'one')?.settle(0);
    expect(budget.reserve(100, 'one')).toBeDefined();
    expect(budget.reserve(100, 'one')).toBeUndefined();
    expect(budget.reserve(100, 'another')).toBeDefined();
  });
});

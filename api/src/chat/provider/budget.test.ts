import { dailyBudget } from './budget.ts';

describe('dailyBudget', () => {
  it('begins anew with the day, and books what is settled late on the day of the call', () => {
    let today = '2026-03-03T23:59:00Z';
    const budget = dailyBudget(100, () => new Date(today));

    const late = budget.reserve(100);
    expect(budget.reserve(1)).toBeUndefined();
    today = '2026-03-04T00:00:00Z';
    expect(budget.reserve(99)).toBeDefined();
    late?.settle(1000);
    expect(budget.reserve(1)).toBeDefined();
    expect(budget.reserve(1)).toBeUndefined();
  });

  it('puts what a call really cost in place of the estimate', () => {
    const budget = dailyBudget(100);

    budget.reserve(500)?.settle(60);
    expect(budget.reserve(500)).toBeDefined();
    expect(budget.reserve(500)).toBeUndefined();
  });

  it('is overspent at most by the calls that are under way', () => {
    const budget = dailyBudget(100);

    expect(Array.from({ length: 10 }, () => budget.reserve(40)).filter(Boolean)).toHaveLength(3);
  });
});

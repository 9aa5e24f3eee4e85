import { dailyBudget } from './budget.ts';

describe('the daily budget', () => {
  it('starts anew each UTC day, and is released by the hour', () => {
    let now = new Date('2026-11-28T00:10:00Z');
    const budget = dailyBudget(2400, () => now);

    for (const visitor of ['a', 'b', 'c', 'd', 'e', 'f']) budget.charge(visitor, 100);
    expect(budget.allows('later')).toBe(false);
    now = new Date('2026-11-28T05:00:00Z');
    expect(budget.allows('later')).toBe(true);
    budget.charge('later', 2400);
    now = new Date('2026-11-29T00:00:00Z');
    expect(budget.allows('later')).toBe(true);
  });

  it('gives a connection at most a tenth', () => {
    const budget = dailyBudget(1000, () => new Date('2026-11-28T20:00:00Z'));

    budget.charge('one', 100);
    expect(budget.allows('one')).toBe(false);
    expect(budget.allows('another')).toBe(true);
  });
});

import { overBudget } from './over-budget.ts';

describe('byte budgets', () => {
  it('let a page weigh what it may', () => {
    expect(overBudget({ '/': 100 }, { '/': 100 })).toEqual([]);
  });

  it('name the page, what it weighs and what it may', () => {
    expect(overBudget({ '/': 101 }, { '/': 100 })).toEqual([
      '/ asks for 101 bytes of script at once; its budget is 100.',
    ]);
  });

  it('refuse a page without a budget', () => {
    expect(overBudget({ '/new': 1 }, {})).toEqual(['/new has no budget; it weighs 1 bytes.']);
  });
});

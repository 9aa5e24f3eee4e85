import { scriptsIn } from './first-load.ts';
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

  it('count preloaded and running scripts once each, and no data', () => {
    const html =
      '<link rel="preload" as="font" href="/f"><link rel="preload" as="script" href="/a"><script src="/a"></script><script src="/b" defer></script><script type="application/json">{}</script>';

    expect(scriptsIn(html)).toEqual(['/a', '/b']);
  });
});

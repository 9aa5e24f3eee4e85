/**
 * The most bytes that a file may have on its way to a browser (brotli), by application and by the file's name without its
 * hash. A star stands for all the rest. What pages may ask for in sum stands in `packages/delivery/budgets.json`.
 */
// biome-ignore format: a table reads in columns
export const fileBudgets: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '*':                { 'entry.js': 9_000,  '*': 40_000 },
  shell:              { 'main.js': 130_000, '*': 40_000 },
  // The charts, fetched only when they come into view.
  'mf-market-report': { '*': 140_000 },
};

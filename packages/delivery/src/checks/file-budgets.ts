/**
 * Maximum bytes of a file as sent to a browser (brotli), by application and by the file's name without its hash. A
 * star covers all other files. Budgets of whole pages are in `packages/delivery/budgets.json`.
 */
// biome-ignore format: a table reads in columns
export const fileBudgets: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '*':                { 'entry.js': 9_000,  '*': 40_000 },
  shell:              { 'main.js': 130_000, '*': 40_000 },
  // The charts, fetched only when they come into view.
  'mf-market-report': { '*': 140_000 },
};

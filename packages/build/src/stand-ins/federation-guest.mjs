// @ts-check
// Stands in for the federation's bundler runtime in a remote: it borrows the shell's (decision 0070).
export default /** @type {{ lendFederation: () => object }} */ (
  /** @type {unknown} */ (globalThis)
).lendFederation();

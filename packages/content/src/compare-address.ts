/** How many houses are compared at most: three columns are still readable. */
export const mostCompared = 3;

/** Returns the address at which up to three houses stand side by side (P15). */
export const compareAddress = (ids: readonly (string | number)[]) =>
  `/properties/compare?homes=${ids.slice(0, mostCompared).join(',')}`;

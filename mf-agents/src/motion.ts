/** Returns how to scroll: smoothly, unless the visitor asked for less motion. */
export const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

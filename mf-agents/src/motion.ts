/** Returns how to scroll: smoothly, unless the visitor prefers reduced motion. */
export const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

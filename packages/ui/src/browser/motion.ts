export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns how to scroll: smoothly, unless the visitor prefers reduced motion. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth');

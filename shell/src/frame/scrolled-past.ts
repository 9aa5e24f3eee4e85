import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than so many pixels; never on the server, where nobody has scrolled. */
export function useScrolledPast(threshold: number) {
  const isPast = useCallback(() => window.scrollY > threshold, [threshold]);

  return useSyncExternalStore(onScroll, isPast, () => false);
}

function onScroll(tell: () => void) {
  window.addEventListener('scroll', tell, { passive: true });

  return () => window.removeEventListener('scroll', tell);
}

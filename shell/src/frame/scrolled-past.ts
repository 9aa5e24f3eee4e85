import { useCallback, useSyncExternalStore } from 'react';

export function useScrolledPast(threshold: number) {
  const isPast = useCallback(() => window.scrollY > threshold, [threshold]);

  return useSyncExternalStore(onScroll, isPast, () => false);
}

function onScroll(tell: () => void) {
  window.addEventListener('scroll', tell, { passive: true });

  return () => window.removeEventListener('scroll', tell);
}

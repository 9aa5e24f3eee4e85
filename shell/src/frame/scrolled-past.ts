import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export function useScrolledPast(threshold: number) {
  const isPast = useCallback(() => window.scrollY > threshold, [threshold]);

  return useSyncExternalStore(onScroll, isPast, () => false);
}

/** Whether the page was last scrolled down rather than up; a few pixels do not count. */
export function useScrollsDown() {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let top = window.scrollY;

    return onScroll(() => {
      const move = window.scrollY - top;
      if (Math.abs(move) < 8) return;
      setIsDown(move > 0);
      top = window.scrollY;
    });
  }, []);

  return isDown;
}

function onScroll(tell: () => void) {
  window.addEventListener('scroll', tell, { passive: true });

  return () => window.removeEventListener('scroll', tell);
}

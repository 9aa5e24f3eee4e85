import { useEffect, useSyncExternalStore } from 'react';

const query = '(max-width: 767.98px)';

/** Whether the panel is a sheet over the page (phones) and not a panel beside it. */
export function useIsSheet() {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);

      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Holds the page behind a sheet still. */
export function useStillPage(isStill: boolean) {
  useEffect(() => {
    if (!isStill) return;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';

    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, [isStill]);
}

import { useCallback, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows; `before` on the server and in the first rendering, which must agree. */
export const useBrowserValue = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);

export function useMedia(query: string) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);

      return () => media.removeEventListener('change', changed);
    },
    [query],
  );

  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const on = (event: string) => (changed: () => void) => {
  addEventListener(event, changed, { passive: true });

  return () => removeEventListener(event, changed);
};

const changes = { never: () => () => {}, resize: on('resize'), scroll: on('scroll') };

/** A value that only the browser knows, read again at an event; `initial` on the server and in the first render. */
export const useBrowserValue = <Value>(
  read: () => Value,
  initial: Value,
  event: keyof typeof changes = 'never',
): Value => useSyncExternalStore(changes[event], read, () => initial);

export const useMedia = (query: string) => useBrowserValue(() => matchMedia(query).matches, false, 'resize');

export const useScrolledPast = (px: number) => useBrowserValue(() => scrollY > px, false, 'scroll');

/** Runs at hydration and each time the page is shown again: browsers restore entries, and Firefox even `disabled`. */
export function useWhenShown(run: () => void) {
  const show = useEffectEvent(run);

  useEffect(() => {
    const shown = () => show();
    shown();
    addEventListener('pageshow', shown);

    return () => removeEventListener('pageshow', shown);
  }, []);
}

import { useEffect, useRef } from 'react';

/**
 * Focuses the first field that the API refused, or the element that had the focus when sending began: the browser
 * takes the focus from a disabled element.
 */
export function useKeptFocus(isSending: boolean) {
  const holder = useRef<Element>(null);

  useEffect(() => {
    const refused = document.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!isSending && refused) return refused.focus();

    const isLost = document.activeElement === document.body;
    if (!isSending && isLost && holder.current instanceof HTMLElement)
      holder.current.focus({ preventScroll: true });
  }, [isSending]);

  return () => {
    holder.current = document.activeElement;
  };
}

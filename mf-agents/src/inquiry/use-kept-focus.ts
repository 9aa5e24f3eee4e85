import { useEffect, useRef } from 'react';

/** Gives the focus back to what had it when the sending began: while it is disabled, the browser takes the focus away. */
export function useKeptFocus(isSending: boolean) {
  const holder = useRef<Element>(null);

  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isSending && isLost && holder.current instanceof HTMLElement)
      holder.current.focus({ preventScroll: true });
  }, [isSending]);

  return () => {
    holder.current = document.activeElement;
  };
}

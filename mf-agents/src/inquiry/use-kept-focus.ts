import { useEffect, useRef } from 'react';

/** Gives the focus to the first field that the API refused, or back to what had it when the sending began: while it is disabled, the browser takes the focus away. */
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

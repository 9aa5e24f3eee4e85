import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Passes on a value that a visitor entered before hydration; otherwise the next change to any field would delete it.
 * Returns the ref for the control.
 */
export function useEarlyValue<Element extends Control>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Element | null> {
  const control = useRef<Element>(null);
  const takeOver = useEffectEvent(() => {
    const early = control.current?.value;
    if (early !== undefined && early !== value) onChange(early);
  });

  useEffect(() => takeOver(), []);

  return control;
}

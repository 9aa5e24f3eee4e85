import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Hands over what a visitor entered into a served control before the page came alive; the next change to any field would
 * wipe it otherwise. Gives the ref that the control must carry.
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

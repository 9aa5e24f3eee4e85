import { useBrowserValue } from '@dosmares/ui';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

// "Over" lasts while the pointer stays; a click on the opener then keeps the list rather than closing it.
type Disclosure = 'closed' | 'over' | 'open';

/** A list that opens by pointer, touch and keyboard; Escape closes it and returns the focus. */
export function useDisclosure() {
  const [state, setState] = useState<Disclosure>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = state !== 'closed';
  const close = () => setState('closed');

  useEffect(() => (isOpen ? onEscape(opener, () => setState('closed')) : undefined), [isOpen]);

  return {
    isOpen,
    /** False until script runs: then style alone must open the list. */
    isEnhanced: useBrowserValue(() => true, false),
    close,
    openerProps: {
      ref: opener,
      'aria-expanded': isOpen,
      onClick: () => setState(state === 'open' ? 'closed' : 'open'),
    },
    areaProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setState((now) => (now === 'closed' ? 'over' : now));
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') close();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}

function onEscape(opener: { current: HTMLElement | null }, close: () => void) {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Other listeners have to wait for the next one.
    event.preventDefault();
    if (opener.current?.parentElement?.contains(document.activeElement)) opener.current.focus();
    close();
  };
  document.addEventListener('keydown', listen);

  return () => document.removeEventListener('keydown', listen);
}

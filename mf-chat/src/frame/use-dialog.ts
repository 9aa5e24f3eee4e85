import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const focusable = 'a[href], button:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** The keyboard's side of a dialog: focus comes in, goes round, leaves by Escape and returns to where it was (CH01). */
export function useDialog(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    firstStop(dialog.current)?.focus();

    return () => {
      if (opener instanceof HTMLElement && opener.isConnected && isLost()) opener.focus();
    };
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab') goRound(event, dialog);
  }

  return { dialog, onKeyDown };
}

/** Under a finger the text box would raise the keyboard over the conversation, so the dialog itself takes the focus. */
function firstStop(dialog: HTMLElement | null) {
  return matchMedia('(pointer: coarse)').matches ? dialog : dialog?.querySelector('textarea');
}

/** Focus fell to the page because what held it is gone; elsewhere the visitor has put it on purpose. */
const isLost = () => document.activeElement === document.body || document.activeElement === null;

function goRound(event: KeyboardEvent, dialog: RefObject<HTMLDivElement | null>) {
  const stops = [...(dialog.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const isAtStart = document.activeElement === first || document.activeElement === dialog.current;
  const next = event.shiftKey ? isAtStart && last : document.activeElement === last && first;
  if (!next) return;

  event.preventDefault();
  next.focus();
}

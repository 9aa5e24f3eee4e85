import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isCoveredBy } from './covered.ts';

const focusable = 'a[href], button:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/**
 * The keyboard's side of a dialog: focus comes in, leaves by Escape and returns to where it was (CH01). A sheet keeps Tab
 * to itself. A panel beside the page lets it out, hears Escape from everywhere, and gives way to what it would cover.
 */
export function useDialog(isModal: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const opener = document.activeElement;
    firstStop(dialog.current)?.focus();

    return () => {
      if (opener instanceof HTMLElement && opener.isConnected && isLost()) opener.focus();
    };
  }, []);
  // With the paint: a visitor may press it as soon as the dialog can be seen.
  useLayoutEffect(() => onEscape(dialog, () => close.current()), []);
  useEffect(() => (isModal ? undefined : onCovering(dialog, () => close.current())), [isModal]);

  function onKeyDown(event: KeyboardEvent) {
    if (isModal && event.key === 'Tab') goRound(event, dialog);
  }

  return { dialog, onKeyDown };
}

type Dialog = RefObject<HTMLDivElement | null>;

/** Under a finger the text box would raise the keyboard over the conversation, so the dialog itself takes the focus. */
function firstStop(dialog: HTMLElement | null) {
  return matchMedia('(pointer: coarse)').matches ? dialog : dialog?.querySelector('textarea');
}

/** Focus fell to the page because what held it is gone; elsewhere the visitor has put it on purpose. */
const isLost = () => document.activeElement === document.body || document.activeElement === null;

/** On the window, after everybody else: what lies above the dialog, or has opened beside it, closes first. */
function onEscape(dialog: Dialog, close: () => void) {
  const listen = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isOtherOpen(dialog.current)) return;

    event.preventDefault();
    close();
  };
  addEventListener('keydown', listen);

  return () => removeEventListener('keydown', listen);
}

const isOtherOpen = (dialog: HTMLElement | null) =>
  [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].some((other) => other !== dialog);

/** Hears when the focus has come to something of the page that nobody can see for the dialog (WCAG 2.4.11). */
function onCovering(dialog: Dialog, close: () => void) {
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || dialog.current?.contains(target)) return;
    // By the next frame the browser has scrolled to it.
    requestAnimationFrame(() => {
      if (dialog.current && isCoveredBy(dialog.current, target)) close();
    });
  };
  document.addEventListener('focusin', look);

  return () => document.removeEventListener('focusin', look);
}

function goRound(event: KeyboardEvent, dialog: Dialog) {
  const stops = [...(dialog.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const isAtStart = document.activeElement === first || document.activeElement === dialog.current;
  const next = event.shiftKey ? isAtStart && last : document.activeElement === last && first;
  if (!next) return;

  event.preventDefault();
  next.focus();
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isCoveredBy } from './covered.ts';

type Panel = RefObject<HTMLDivElement | null>;

/** Under a finger the text box would raise the keyboard over the conversation, so the window itself takes the focus. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches;

/**
 * The keyboard's side of a panel beside the page: focus comes in and returns to where it was (CH01), Tab goes on into the
 * page, Escape is heard from everywhere, and the panel gives way to what it would cover.
 */
export function useSidePanel(box: RefObject<HTMLElement | null>, onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const opener = document.activeElement;
    (isTouched() ? panel : box).current?.focus();

    return () => {
      if (isLost() && opener instanceof HTMLElement) opener.focus();
      // The opener may have gone with its page, or hide at the top of another.
      if (isLost()) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [box]);

  // With the paint: a visitor may press it as soon as the panel can be seen.
  useLayoutEffect(() => onEscape(() => close.current()), []);
  useEffect(() => onCovering(panel, () => close.current()), []);

  return panel;
}

/** Focus fell to the page because what held it is gone; elsewhere the visitor has put it on purpose. */
const isLost = () => document.activeElement === document.body || document.activeElement === null;

/** On the window, after everybody else: a modal window above the panel, or what has opened beside it, closes first. */
function onEscape(close: () => void) {
  const listen = (event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || document.querySelector('[aria-modal="true"]');
    if (event.key !== 'Escape' || isTaken) return;

    event.preventDefault();
    close();
  };
  addEventListener('keydown', listen);

  return () => removeEventListener('keydown', listen);
}

/** Hears when the focus has come to something of the page that nobody can see for the panel (WCAG 2.4.11). */
function onCovering(panel: Panel, close: () => void) {
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || panel.current?.contains(target)) return;
    // By the next frame the browser has scrolled to it.
    requestAnimationFrame(() => {
      if (panel.current && isCoveredBy(panel.current, target)) close();
    });
  };
  document.addEventListener('focusin', look);

  return () => document.removeEventListener('focusin', look);
}

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** On touch screens the text box would raise the keyboard over the conversation, so the panel gets the focus. */
export const isTouchScreen = () => matchMedia('(pointer: coarse)').matches;

/**
 * Keyboard behavior of a panel beside the page: focus moves in, and back to where it was (CH01), Tab continues into
 * the page, Escape works from everywhere, and the panel closes when it covers the focus.
 */
export function useSidePanel(box: RefObject<HTMLElement | null>, onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    (isTouchScreen() ? panel : box).current?.focus();

    return () => {
      if (isLost() && opener instanceof HTMLElement) opener.focus();
      // The opener may have gone with its page, or be hidden at the top of another.
      if (isLost()) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [box]);

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || document.querySelector('[aria-modal="true"]');
    if (event.key !== 'Escape' || isTaken) return;

    event.preventDefault();
    onClose();
  });

  const closeIfCovering = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element) || panel.current?.contains(target)) return;
    // By the next frame the browser has scrolled to it.
    requestAnimationFrame(() => {
      if (panel.current && hides(panel.current, target)) onClose();
    });
  });

  // Before the paint: a visitor may press Escape as soon as the panel is visible.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // On the window, after all others: a modal window above the panel, or a list opened beside it, closes first.
    addEventListener('keydown', (event) => closeOnEscape(event), { signal });
    document.addEventListener('focusin', (event) => closeIfCovering(event), { signal });

    return () => listening.abort();
  }, []);

  return panel;
}

/** Whether the focus fell to the page because its element is gone; anywhere else, the visitor put it on purpose. */
const isLost = () => document.activeElement === document.body || document.activeElement === null;

/** Whether an element lies below the panel (WCAG 2.4.11), which reaches to the window's right and bottom edge. */
function hides(panel: Element, element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const edge = panel.getBoundingClientRect();
  const isWithin = left >= edge.left && top >= edge.top;

  return isWithin && panel.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

import { whenNear } from '@dosmares/ui';

/** Events after which any part may be needed: the visitor does more than look, or the address changes. */
const wakingEvents = ['click', 'keydown', 'popstate'] as const;

/**
 * Calls `tell` once when a part of the served HTML comes near the window, or when the visitor uses the page: until then,
 * its HTML is all of it that anybody needs. At once if it is near already. Returns a function that stops waiting.
 */
export function whenNeeded(element: Element, tell: () => void): () => void {
  const wait = new AbortController();
  const { signal } = wait;
  signal.addEventListener('abort', whenNear(element, end));
  // Before the handlers of the part itself: React hydrates what a click needs, and then handles the click.
  for (const event of wakingEvents) addEventListener(event, end, { signal, capture: true });

  function end() {
    if (signal.aborted) return;
    wait.abort();
    tell();
  }

  return () => wait.abort();
}

/**
 * Whether a part is at most a window's height below the window, as `whenNear` has it. The page's inline script
 * (load-scripts.ts) asks for scripts in advance by the same rule.
 */
export const isNear = (element: Element) => element.getBoundingClientRect().top < 2 * innerHeight;

import { whenNear } from '@dosmares/ui';

/** Parts of the served HTML that wait, by how their wait ends. */
const waiting = new Map<() => void, Element>();

/**
 * Ends every wait: React gives up served HTML that a change from above reaches before it is hydrated.
 * @param leaving a part of the page that is about to be removed: what is in it need not be hydrated any more
 */
export function needAll(leaving?: Element | null): void {
  for (const [end, part] of waiting) if (!leaving?.contains(part)) end();
}

/**
 * Calls `tell` once when a part of the served HTML comes near the window, is clicked, or gets the focus: until then, its
 * HTML is all of it that anybody needs. Returns a function that stops waiting.
 */
export function whenNeeded(part: Element, tell: () => void): () => void {
  const wait = new AbortController();
  const { signal } = wait;
  waiting.set(end, part);
  // The part itself may have no box.
  signal.addEventListener('abort', whenNear(part.firstElementChild ?? part, end));
  // Before the handlers of the part itself: React hydrates what a click needs, and then handles the click.
  for (const event of ['click', 'focusin']) addEventListener(event, touch, { signal, capture: true });

  function touch({ target }: Event) {
    if (part.contains(target as Node)) end();
  }

  function end() {
    if (signal.aborted) return;
    stop();
    tell();
  }

  function stop() {
    waiting.delete(end);
    wait.abort();
  }

  return stop;
}

/** Whether a part is at most a window's height below the window, as `whenNear` has it. */
export const isNear = (element: Element) => element.getBoundingClientRect().top < 2 * innerHeight;

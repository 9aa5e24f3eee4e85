import { farMark } from '@dosmares/contracts/site/boot';
import { useBrowserValue, whenInView } from '@dosmares/ui';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';

/** A part further down, whose served HTML is hydrated when it comes near: most visitors never scroll that far. */
export function HydratedNear({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);

  useEffect(() => (frame.current ? whenNeeded(frame.current, gate.open) : undefined), [gate]);

  return (
    // The children are laid out as if this element were not there.
    <div css={{ display: 'contents' }} ref={frame} {...{ [farMark]: '' }}>
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
}

type Gate = ReturnType<typeof createGate>;

function createGate() {
  let resolve: () => void;
  const gate = {
    isOpen: false,
    opened: new Promise<void>((settle) => {
      resolve = settle;
    }),
    open() {
      gate.isOpen = true;
      resolve();
    },
  };

  return gate;
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isServed = useBrowserValue(() => false, true);
  if (isServed && !gate.isOpen && 'document' in globalThis) use(gate.opened);

  return children;
}

const waiting = new Map<() => void, Element>();

/** Hydrates all parts outside of `leaving`: React discards unhydrated HTML that a change from above reaches. */
export function hydrateAll(leaving?: Element | null): void {
  for (const [end, part] of waiting) if (!leaving?.contains(part)) end();
}

/** Calls `onNeeded` once a part comes near, is clicked or gets the focus; returns a function that stops waiting. */
export function whenNeeded(part: Element, onNeeded: () => void): () => void {
  const wait = new AbortController();
  const { signal } = wait;
  waiting.set(end, part);
  // The part itself may have no box.
  signal.addEventListener('abort', whenInView(part.firstElementChild ?? part, end));
  // Before the handlers of the part itself: React hydrates what a click needs, and then handles the click.
  for (const event of ['click', 'focusin']) addEventListener(event, endIfInside, { signal, capture: true });

  function endIfInside({ target }: Event) {
    if (part.contains(target as Node)) end();
  }

  function end() {
    if (signal.aborted) return;
    stop();
    onNeeded();
  }

  function stop() {
    waiting.delete(end);
    wait.abort();
  }

  return stop;
}

/** Whether a part is at most a window's height below the window, as `whenInView` has it. */
export const isInView = (element: Element) => element.getBoundingClientRect().top < 2 * innerHeight;

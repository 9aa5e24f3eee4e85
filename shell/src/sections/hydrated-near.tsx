import { farMark } from '@dosmares/contracts/site/boot';
import { useBrowserValue } from '@dosmares/ui';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { whenNeeded } from '../first-view/when-needed.ts';

/**
 * A part of the page further down. Its served HTML becomes interactive when it comes near, not before: most visits never
 * get there. In a page that was not served, it is there at once.
 */
export function HydratedNear({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);

  useEffect(() => (frame.current ? whenNeeded(frame.current, gate.open) : undefined), [gate]);

  return (
    // The parts inside are laid out as if they stood alone.
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

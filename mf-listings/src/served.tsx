import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';

/**
 * A part of the page that needs no script, so that none is loaded for it: its served HTML stays as it is. Only in a page
 * that was not served is it made by the browser. Its children are `lazy`.
 */
export function Served({ children }: { children: ReactNode }) {
  const [isServed] = useState(useIsServed());
  const isHere = typeof document === 'undefined' || !isServed;

  // React takes the inside of an element whose child is a text for text, and leaves it alone.
  return <div suppressHydrationWarning>{isHere ? <Suspense>{children}</Suspense> : ''}</div>;
}

/** Returns whether this is the HTML that is served, or its hydration. */
export const useIsServed = () =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );

const unchanging = () => () => {};

import { useBrowserValue } from '@dosmares/ui';
import { createElement, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';

/** A part of the page that needs no script: its served HTML stays; only a page that was not served loads it. */
export function served<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const Part: FunctionComponent<Props> = lazy(async () => ({ default: await load() }));

  return function Served(props: Props) {
    const [isServed] = useState(useIsServed());
    const isHere = typeof document === 'undefined' || !isServed;

    // React takes the inside of an element whose child is a text for text, and leaves it alone.
    return (
      <div suppressHydrationWarning>{isHere ? <Suspense>{createElement(Part, props)}</Suspense> : ''}</div>
    );
  };
}

/** Returns whether this is the HTML that is served, or its hydration. */
export const useIsServed = () => useBrowserValue(() => false, true);

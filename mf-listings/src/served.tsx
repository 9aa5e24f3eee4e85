import { useBrowserValue } from '@dosmares/ui';
import { createElement, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';

/** A part without script: its served HTML is never hydrated, and its code is loaded only after a navigation. */
export function served<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const Part: FunctionComponent<Props> = lazy(async () => ({ default: await load() }));

  return function Served(props: Props) {
    const [isServed] = useState(useIsServed());
    const loads = typeof document === 'undefined' || !isServed;

    // React treats the content of an element whose only child is a string as text, and leaves it alone.
    return (
      <div suppressHydrationWarning>{loads ? <Suspense>{createElement(Part, props)}</Suspense> : ''}</div>
    );
  };
}

/** Returns whether the page is being rendered on the server or hydrated. */
export const useIsServed = () => useBrowserValue(() => false, true);

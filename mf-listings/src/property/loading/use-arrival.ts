import { useState, useSyncExternalStore } from 'react';

/** With the server's HTML, or by a navigation inside the site. */
export type Arrival = 'with-html' | 'by-navigation';

const never = () => () => {};

/** Returns how the visitor came to this page. Never changes while the page is shown. */
export function useArrival(): Arrival {
  // React returns the server's value only while it hydrates the server's HTML.
  const isFresh = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [arrival] = useState<Arrival>(isFresh ? 'by-navigation' : 'with-html');

  return arrival;
}

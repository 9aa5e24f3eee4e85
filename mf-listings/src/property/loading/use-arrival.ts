import { useState, useSyncExternalStore } from 'react';

/** With the server's HTML, or by a navigation inside the site. */
export type Arrival = 'with-html' | 'by-navigation';

const never = () => () => {};

/** How the visitor came to this page. Never changes while the page is there. */
export function useArrival(): Arrival {
  // React answers with the server's value exactly while it brings the server's HTML to life.
  const isFresh = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [arrival] = useState<Arrival>(isFresh ? 'by-navigation' : 'with-html');

  return arrival;
}

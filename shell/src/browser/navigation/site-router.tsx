import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { type NavigationType, Router } from 'react-router-dom';
import { needAll } from '../../first-view/when-needed.ts';
import type { siteHistory } from './history.ts';
import { pageLeftFor } from './page-entry.ts';

/**
 * The router in the browser: the previous page stays until the next one is ready.
 * @param addressAt returns the address of the page at a path
 */
export function SiteRouter({
  history,
  addressAt,
  children,
}: {
  history: ReturnType<typeof siteHistory>;
  addressAt: (pathname: string) => string;
  children: ReactNode;
}) {
  const [{ action, location }, setEntry] = useState(history.start);

  useEffect(
    () =>
      history.listen((entry) => {
        needAll(pageLeftFor(addressAt(entry.location.pathname)));
        startTransition(() => setEntry(entry));
      }),
    [history, addressAt],
  );

  return (
    <Router location={location} navigationType={action as NavigationType} navigator={history.navigator}>
      {children}
    </Router>
  );
}

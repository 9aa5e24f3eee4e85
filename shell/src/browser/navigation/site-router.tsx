import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { type NavigationType, Router } from 'react-router-dom';
import { needAll } from '../../first-view/when-needed.ts';
import type { SiteHistory } from './history.ts';

/** The router in the browser: the previous page stays until the next one is ready. */
export function SiteRouter({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const [{ action, location }, setEntry] = useState(history.start);

  useEffect(
    () =>
      history.listen((entry) => {
        needAll();
        startTransition(() => setEntry(entry));
      }),
    [history],
  );

  return (
    <Router location={location} navigationType={action as NavigationType} navigator={history.navigator}>
      {children}
    </Router>
  );
}

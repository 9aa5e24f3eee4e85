import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NavigationType, Router } from 'react-router-dom';
import type { SiteHistory } from './history.ts';
import { passInto } from './passing.ts';

/**
 * The router in the browser. A page passes into the next one where the browser can do that and the visitor likes motion;
 * elsewhere the page before stays until the next one is there.
 */
export function SiteRouter({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const [{ action, location }, setEntry] = useState(history.start);

  useEffect(() => {
    let shown = history.start.location.pathname;

    return history.listen((entry) => {
      const isOther = entry.location.pathname !== shown;
      shown = entry.location.pathname;
      const passes = isOther && passInto(() => flushSync(() => setEntry(entry)));
      if (!passes) startTransition(() => setEntry(entry));
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action as NavigationType} navigator={history.navigator}>
      {children}
    </Router>
  );
}

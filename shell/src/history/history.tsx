import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createPath, type Location, type Navigator, type Path, parsePath, Router } from 'react-router-dom';
import type { TabSite } from '../federation/site-table.ts';
import { hydrateAll } from '../first-view/hydrated-near.tsx';
import { enterPlace, pageLeftFor } from './page-entry.ts';

export interface NavigationHooks {
  site: Pick<TabSite, 'ready' | 'pageAt' | 'needsPageLoad'>;
  prepare: (pathname: string) => Promise<unknown>;
  onPageChange: (pathname: string) => void;
  loadDocument: (path: string) => void;
  reloadDocument: () => void;
}

/** Follows the browser's history: a page is prepared before the address changes, and the latest navigation wins. */
export function siteHistory(hooks: NavigationHooks) {
  const { site } = hooks;
  const start = read();
  let shown = start.pathname;
  let latest = start;
  let notify: (entry: Location) => void = () => {};

  async function navigate(entry: Location, commit?: () => void) {
    latest = entry;
    const { pathname, hash, key } = entry;
    // A new query or hash is not a new page (G15).
    const isNewPage = pathname !== shown;
    const isReady = await (isNewPage ? preparePage(hooks, entry, () => entry === latest) : endOfEvent());
    if (!isReady || entry !== latest) return;

    try {
      commit?.();
    } catch {
      // Safari refuses the 101st entry within 30 seconds.
      return hooks.loadDocument(createPath(entry));
    }
    if (isNewPage) hooks.onPageChange(pathname);
    else if (key !== unkeyed) enterPlace(hash);
    shown = pathname;
    notify(entry);
  }

  async function move(method: 'pushState' | 'replaceState', to: To, state: unknown = null) {
    const { pathname: path = '/', ...rest } = typeof to === 'string' ? parsePath(to) : to;
    if (path !== shown) await site.ready();
    const pathname = site.pageAt(path).canonical ?? path;
    const next = entryAt({ ...rest, pathname }, state, pathname === shown);

    return navigate(next, () => history[method]({ state, key: next.key }, '', createPath(next)));
  }

  const followBrowser = () => void navigate(read());

  return {
    start,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, state) => void move('pushState', to, state),
      replace: (to, state) => void move('replaceState', to, state),
    } satisfies Navigator,
    listen(listener: (entry: Location) => void) {
      notify = listener;
      addEventListener('popstate', followBrowser);

      return () => removeEventListener('popstate', followBrowser);
    },
  };
}

/** Returns whether the page is ready; a full page load takes over where this document cannot show it. */
async function preparePage(hooks: NavigationHooks, entry: Location, isLatest: () => boolean) {
  await hooks.site.ready();
  if (!isLatest()) return false;
  const keepsDocument = !hooks.site.needsPageLoad();
  const path = createPath(entry);
  if (keepsDocument) await hooks.prepare(entry.pathname);
  // After Back it is the address already: to assign it would only scroll to its fragment.
  else if (path === createPath(location)) hooks.reloadDocument();
  else hooks.loadDocument(path);

  return keepsDocument;
}

/** Within a `popstate` event React would show placeholders for served HTML whose remote has not loaded. */
const endOfEvent = () => new Promise<true>((resolve) => setTimeout(resolve, 0, true));

type To = Parameters<Navigator['push']>[0];

function entryAt(
  { pathname = '/', search = '', hash = '' }: Partial<Path>,
  state: unknown,
  isSamePage: boolean,
) {
  // A link to a fragment of the same page keeps the query that the visitor came with (C20, I41).
  const kept = isSamePage && hash && !search ? location.search : search;

  return { pathname, search: kept, hash, state, key: Math.random().toString(36).slice(2) };
}

/** Key of an entry that the browser made: a page load, or a plain link to a fragment, to which it scrolls itself. */
const unkeyed = 'default';

function read(): Location {
  const { pathname, search, hash } = location;
  const { state = null, key = unkeyed } = (history.state ?? {}) as Partial<Location>;

  return { pathname, search, hash, state, key };
}

interface SiteRouterProps {
  history: ReturnType<typeof siteHistory>;
  addressAt: (pathname: string) => string;
  children: ReactNode;
}

/** The router in the browser: the previous page stays until the next one is ready. */
export function SiteRouter({ history, addressAt, children }: SiteRouterProps) {
  const [location, setLocation] = useState(history.start);

  useEffect(
    () =>
      history.listen((entry) => {
        hydrateAll(pageLeftFor(addressAt(entry.pathname)));
        startTransition(() => setLocation(entry));
      }),
    [history, addressAt],
  );

  return (
    <Router location={location} navigator={history.navigator}>
      {children}
    </Router>
  );
}

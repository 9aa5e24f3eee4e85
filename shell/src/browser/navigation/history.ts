import { createPath, type Location, type NavigationType, type Navigator, parsePath } from 'react-router-dom';

/** Location of the visitor, and how they got there. */
export interface Entry {
  action: `${NavigationType}`;
  location: Location;
}

/** The browser's history, as the router uses it. */
export interface SiteHistory {
  start: Entry;
  navigator: Navigator;
  /** Reports every change, once its page is ready. */
  listen: (tell: (entry: Entry) => void) => () => void;
}

/** Hooks for navigation. */
interface NavigationHooks {
  /** Learns the routes of the site; undefined when they are known. */
  know?: () => Promise<unknown> | undefined;
  /** Prepares the page of a path; never rejects. */
  prepare: (pathname: string) => Promise<unknown>;
  /** Returns the canonical path of a page. */
  canonical?: (pathname: string) => string;
  /** Called just before another page is shown. */
  onPageChange?: (pathname: string) => void;
  /** Called when the address leads to a place in the page that is shown. */
  onPlaceChange?: (hash: string) => void;
  /** Loads the path as a new document; returns false to leave the navigation to the site. */
  loadDocument?: (path: string) => boolean;
}

const methods = { PUSH: 'pushState', REPLACE: 'replaceState' } as const;

/** Follows the browser's history: a page is prepared before the address changes, and the latest navigation wins. */
export function siteHistory({
  know = () => undefined,
  prepare,
  canonical = (pathname) => pathname,
  onPageChange = () => {},
  onPlaceChange = () => {},
  loadDocument = () => false,
}: NavigationHooks): SiteHistory {
  const start = read();
  let shown = start.location.pathname;
  let latest: Entry = start;
  let tell: (entry: Entry) => void = () => {};

  const knowFor = (path: string) => (path === shown ? undefined : know());
  /** Whether another navigation has won meanwhile, or the page is loaded as a document. */
  const isPast = (entry: Entry) =>
    entry !== latest || (entry.location.pathname !== shown && loadDocument(createPath(entry.location)));

  async function navigate(entry: Entry, commit?: () => void) {
    latest = entry;
    // A new query or hash is not a new page (G15).
    const { pathname } = entry.location;
    const knowing = knowFor(pathname);
    if (knowing) await knowing;
    if (isPast(entry)) return;
    await (pathname === shown ? endOfEvent() : prepare(pathname));
    if (entry !== latest) return;

    commit?.();
    if (pathname !== shown) onPageChange(pathname);
    else if (entry.location.key !== unkeyed) onPlaceChange(entry.location.hash);
    shown = pathname;
    tell(entry);
  }

  async function move(action: keyof typeof methods, to: To, state: unknown = null) {
    const key = nextKey();
    const { pathname: path = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const knowing = knowFor(path);
    if (knowing) await knowing;
    const pathname = canonical(path);
    // What the visitor came for stays in the address while a link leads to a place in the same page (C20, I41).
    const kept = pathname === shown && hash && !search ? read().location.search : search;
    const location = { pathname, search: kept, hash, state, key };

    return navigate({ action, location }, () =>
      history[methods[action]]({ state: location.state, key }, '', createPath(location)),
    );
  }

  const followBrowser = () => void navigate(read());

  return {
    start,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, state) => void move('PUSH', to, state),
      replace: (to, state) => void move('REPLACE', to, state),
    },
    listen(listener) {
      tell = listener;
      addEventListener('popstate', followBrowser);

      return () => removeEventListener('popstate', followBrowser);
    },
  };
}

/**
 * React renders a transition of a `popstate` event at once, and shows placeholders instead of served HTML whose remote
 * has not loaded. After the event it waits for the remote.
 */
const endOfEvent = () => new Promise((resolve) => setTimeout(resolve));

type To = Parameters<Navigator['push']>[0];

/** Key of an entry that the browser made: a page load, or a plain link to a place in the page, where it goes itself. */
const unkeyed = 'default';

let moves = 0;

/** Returns a key that tells entries of the history apart, also those of an earlier load of the page. */
function nextKey() {
  moves += 1;

  return `${Date.now().toString(36)}-${moves}`;
}

function read(): Entry {
  const { pathname, search, hash } = location;
  const { state = null, key = unkeyed } = (history.state ?? {}) as Partial<Location>;

  return { action: 'POP', location: { pathname, search, hash, state, key } };
}

import { createPath, type Location, type NavigationType, type Navigator, parsePath } from 'react-router-dom';

/** Where the visitor is, and how they came there. */
export interface Entry {
  action: `${NavigationType}`;
  location: Location;
}

/** The browser's history, as the router uses it. */
export interface SiteHistory {
  start: Entry;
  navigator: Navigator;
  /** Tells of every change, once its page is ready. */
  listen: (tell: (entry: Entry) => void) => () => void;
}

/** What happens beside a navigation to another page. */
interface Turns {
  /** Hears of the page that is about to be shown. */
  arrived: (pathname: string) => void;
  /** Takes the navigation over, as a full page load; false leaves it to the site. */
  leaves: (path: string) => boolean;
}

const methods = { PUSH: 'pushState', REPLACE: 'replaceState' } as const;

/**
 * Follows the browser's history: a page is made ready before the address changes, and the latest navigation wins.
 * @param prepare makes the page of a path ready; never rejects
 */
export function siteHistory(
  prepare: (pathname: string) => Promise<unknown>,
  { arrived = () => {}, leaves = () => false }: Partial<Turns> = {},
): SiteHistory {
  const start = read();
  let shown = start.location.pathname;
  let latest: Entry = start;
  let tell: (entry: Entry) => void = () => {};

  async function arrive(entry: Entry, commit?: () => void) {
    latest = entry;
    // A new query or hash is not a new page (G15).
    const { pathname } = entry.location;
    if (pathname !== shown && leaves(createPath(entry.location))) return;
    if (pathname !== shown) await prepare(pathname);
    if (entry !== latest) return;

    commit?.();
    if (pathname !== shown) arrived(pathname);
    shown = pathname;
    tell(entry);
  }

  function move(action: keyof typeof methods, to: To, state: unknown = null) {
    const key = nextKey();
    const path = typeof to === 'string' ? parsePath(to) : to;
    const location = { pathname: '/', search: '', hash: '', ...path, state, key };

    return arrive({ action, location }, () =>
      history[methods[action]]({ state, key }, '', createPath(location)),
    );
  }

  const back = () => void arrive(read());

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
      addEventListener('popstate', back);

      return () => removeEventListener('popstate', back);
    },
  };
}

type To = Parameters<Navigator['push']>[0];

let moves = 0;

/** Tells entries of the history apart, also those of an earlier load of the page. */
function nextKey() {
  moves += 1;

  return `${Date.now().toString(36)}-${moves}`;
}

function read(): Entry {
  const { pathname, search, hash } = location;
  const { state = null, key = 'default' } = (history.state ?? {}) as Partial<Location>;

  return { action: 'POP', location: { pathname, search, hash, state, key } };
}

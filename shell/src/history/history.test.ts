import { type NavigationHooks, siteHistory } from './history.tsx';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const site: NavigationHooks['site'] = {
  ready: async () => {},
  pageAt: (path) => ({ path, pattern: path, address: '', params: {}, canonical: path.toLowerCase() }),
  needsPageLoad: () => false,
};

const historyWith = (hooks: Partial<NavigationHooks>) =>
  siteHistory({
    site,
    prepare: async () => {},
    onPageChange: () => {},
    loadDocument: () => {},
    reloadDocument: () => {},
    ...hooks,
  });

beforeEach(() => history.replaceState(null, '', '/'));

/** A history whose pages become ready one by one, when the test says so. */
function visit() {
  const ready = new Map<string, () => void>();
  const entries: string[] = [];
  const prepare = (pathname: string) => new Promise<void>((resolve) => ready.set(pathname, resolve));
  const visited = historyWith({ prepare });
  visited.listen(({ pathname, search, hash }) => entries.push(`${pathname}${search}${hash}`));

  return {
    ...visited,
    entries,
    isReady: async (path: string) => [await settled(), ready.get(path)?.(), await settled()],
  };
}

describe('siteHistory', () => {
  it('changes the address once the page is ready, and lets the latest navigation win', async () => {
    const { navigator, entries, isReady } = visit();
    navigator.push('/team', undefined);
    await settled();
    navigator.push('/about', undefined);
    await isReady('/team');
    expect([location.pathname, entries]).toEqual(['/', []]);
    await isReady('/about');

    expect([location.pathname, entries]).toEqual(['/about', ['/about']]);
  });

  it('G15 C20 I41 stays on the page for a new query or hash, and keeps the query when a link leads to a fragment', async () => {
    const { navigator, entries } = visit();
    navigator.replace({ pathname: '/', search: '?property=1', hash: '' }, { from: 'card' });
    await settled();
    expect(history.state).toMatchObject({ state: { from: 'card' } });
    navigator.push({ pathname: '/', search: '', hash: '#privacy' }, undefined);
    await settled();

    expect(entries).toEqual(['/?property=1', '/?property=1#privacy']);
    navigator.push({ pathname: '/', search: '', hash: '' }, undefined);
    await settled();
    expect(location.href).toMatch(/\/$/);
  });

  it('announces each new page, and leaves it to a full page load when one is needed', async () => {
    const arrived: string[] = [];
    const left: string[] = [];
    let needsPageLoad = false;
    const { navigator } = historyWith({
      site: { ...site, needsPageLoad: () => needsPageLoad },
      onPageChange: (pathname) => arrived.push(pathname),
      loadDocument: (path) => left.push(path),
    });
    navigator.push('/team', undefined);
    await settled();
    navigator.push('/team?view=list', undefined);
    needsPageLoad = true;
    navigator.push('/contact?agent=12', undefined);
    await settled();

    expect([arrived, left]).toEqual([['/team'], ['/contact?agent=12']]);
    expect(location.pathname).toBe('/team');
  });

  it('reloads an outdated tab after Back: to assign the address that it already has would only scroll to the fragment', async () => {
    const left: string[] = [];
    const reloadDocument = jest.fn();
    let needsPageLoad = false;
    const { navigator, listen } = historyWith({
      site: { ...site, needsPageLoad: () => needsPageLoad },
      loadDocument: (path) => left.push(path),
      reloadDocument,
    });
    const stop = listen(() => {});
    for (const path of ['/team#lead', '/about']) {
      navigator.push(path, undefined);
      await settled();
    }
    needsPageLoad = true;
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    navigator.go(-1);
    await moved;
    await settled();
    stop();

    expect(location.href).toMatch(/\/team#lead$/);
    expect([reloadDocument.mock.calls.length, left]).toEqual([1, []]);
  });

  it('loads the document where Safari refuses to write the history: the 101st entry within 30 seconds', async () => {
    const left: string[] = [];
    const { navigator } = historyWith({ loadDocument: (path) => left.push(path) });
    jest.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
    });
    navigator.push('/team', undefined);
    await settled();
    navigator.push('/?property=1', undefined);
    await settled();
    jest.restoreAllMocks();

    expect(left).toEqual(['/team', '/?property=1']);
  });

  it('writes the canonical address of a page, whichever address leads to it', async () => {
    const { navigator } = historyWith({});
    navigator.push('/TEAM?View=List#Top', undefined);
    await settled();

    expect(location.href).toMatch(/\/team\?View=List#Top$/);
  });
});

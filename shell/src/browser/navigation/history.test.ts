import { siteHistory } from './history.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => history.replaceState(null, '', '/'));

/** A history whose pages become ready one by one, when the test says so. */
function visit() {
  const ready = new Map<string, () => void>();
  const entries: string[] = [];
  const site = siteHistory((pathname) => new Promise<void>((resolve) => ready.set(pathname, resolve)));
  const stop = site.listen(({ action, location: { pathname, search, hash } }) =>
    entries.push(`${action} ${pathname}${search}${hash}`),
  );

  return { ...site, entries, stop, isReady: async (path: string) => [ready.get(path)?.(), await settled()] };
}

describe('siteHistory', () => {
  it('changes the address once the page is ready', async () => {
    const { navigator, entries, isReady } = visit();
    navigator.push('/team', undefined);
    await settled();

    expect([location.pathname, entries]).toEqual(['/', []]);
    await isReady('/team');
    expect([location.pathname, entries]).toEqual(['/team', ['PUSH /team']]);
  });

  it('lets the latest navigation win, whichever page is ready first', async () => {
    const { navigator, entries, isReady } = visit();
    navigator.push('/team', undefined);
    navigator.push('/about', undefined);
    await isReady('/about');
    await isReady('/team');

    expect([location.pathname, entries]).toEqual(['/about', ['PUSH /about']]);
  });

  it('G15 takes a new query or hash for the same page', async () => {
    const { navigator, entries } = visit();
    navigator.replace({ pathname: '/', search: '?agent=12', hash: '#form' }, { from: 'card' });
    await settled();

    expect(entries).toEqual(['REPLACE /?agent=12#form']);
    expect(history.state).toMatchObject({ state: { from: 'card' } });
  });

  it('hears of each other page, and leaves it to a full page load when that is wanted', async () => {
    const arrived: string[] = [];
    const left: string[] = [];
    const { navigator } = siteHistory(async () => {}, {
      arrived: (pathname) => arrived.push(pathname),
      leaves: (path) => path.startsWith('/contact') && left.push(path) > 0,
    });
    navigator.push('/team', undefined);
    await settled();
    navigator.push('/team?view=list', undefined);
    navigator.push('/contact?agent=12', undefined);
    await settled();

    expect([arrived, left]).toEqual([['/team'], ['/contact?agent=12']]);
    expect(location.pathname).toBe('/team');
  });

  it('follows the browser back, and keeps what an entry held', async () => {
    const { navigator, entries, isReady, stop } = visit();
    navigator.push('/team', undefined);
    await isReady('/team');
    history.replaceState({ state: 'kept', key: 'k' }, '', '/about');
    dispatchEvent(new PopStateEvent('popstate'));
    await isReady('/about');
    stop();

    expect(entries).toEqual(['PUSH /team', 'POP /about']);
    expect(siteHistory(async () => {}).start.location).toMatchObject({
      pathname: '/about',
      state: 'kept',
      key: 'k',
    });
  });
});

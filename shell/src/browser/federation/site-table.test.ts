import type { Registry, RegistryRemote } from '@dosmares/contracts/release';
import { createTabSite } from './site-table.ts';

const remote = (name: string, version = '1.0.0'): RegistryRemote => ({
  name,
  version,
  entry: `https://cdn.example/${name}/${version}/web/entry.js`,
  integrity: '',
  routes: [{ path: `/${name}`, expose: 'page' }],
});
const served: Registry = { shellVersion: '1.0.0', remotes: [remote('mf-agents')] };
const table = (remotes: readonly RegistryRemote[], shellVersion = '1.0.0') => ({
  build: 'b1',
  shellVersion,
  remotes,
});

describe('the site of a tab', () => {
  it('is the served page until the edge is asked, once, for all of it', async () => {
    const ask = jest.fn(async () => table([remote('mf-agents'), remote('mf-chat', '3.0.0')]));
    const site = createTabSite(served, ask);
    expect(site.pageAt('/mf-chat').address).toBe('shell/not-found-page');

    expect(await Promise.all([site.ready(), site.ready()])).toEqual([true, true]);

    expect(ask).toHaveBeenCalledTimes(1);
    expect(site.pageAt('/mf-chat').address).toBe('mf-chat/page');
    expect(site.registry.remotes).toHaveLength(2);
  });

  it.each([
    ['another version of what is on the page', table([remote('mf-agents', '2.0.0')])],
    ['another shell', table([remote('mf-agents')], '2.0.0')],
    ['the site without what is on the page', table([])],
    ['nobody who answers', undefined],
  ])('mixes nothing: there is %s', async (_, answer) => {
    const site = createTabSite(served, async () => answer);

    expect([await site.ready(), site.isWhole()]).toEqual([false, false]);
    expect(site.registry.remotes).toEqual(served.remotes);
  });

  it('asks again after nobody answered', async () => {
    const ask = jest
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockResolvedValue(table([remote('mf-agents')]));
    const site = createTabSite(served, ask);
    await site.ready();

    expect(await site.ready()).toBe(true);
  });
});

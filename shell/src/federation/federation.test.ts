import type { Registry } from '@dosmares/contracts/release';
import { loadTimeoutMs } from '@dosmares/contracts/remote';
import { type FederationRuntime, federate } from './federation.ts';
import { createTabSite, type Tab } from './site-table.ts';

const entry = 'http://agents.example/entry.js';
const registry: Registry = {
  shellVersion: '1',
  remotes: [{ name: 'mf-agents', version: '1', entry, integrity: 'sha384-abc', routes: [] }],
};
const siteWith = (fetchTable: Tab['fetchTable']) =>
  createTabSite(registry, { fetchTable, storage: () => sessionStorage, reload: () => {} });
const site = () => siteWith(async () => undefined);
const page = { default: 'the page' };

function runtimeWith(loadRemote: jest.Mock) {
  const runtime = { loadRemote, registerPlugins: jest.fn(), registerRemotes: jest.fn() };

  return runtime as typeof runtime & FederationRuntime;
}

describe('federate', () => {
  it("registers the site's remotes and loads what they expose, also after a failure", async () => {
    const runtime = runtimeWith(jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(page));
    const load = federate(site(), runtime);

    await expect(load('mf-agents/team-grid')).rejects.toThrow('away');
    expect(await load('mf-agents/team-grid')).toBe(page);
    expect(runtime.registerRemotes).toHaveBeenCalledWith([{ name: 'mf_agents', entry }]);
    expect(runtime.loadRemote).toHaveBeenCalledWith('mf_agents/team-grid');
    await expect(load('mf-chat/panel')).rejects.toThrow('no mf-chat');
  });

  it('runs an entry only if it has the released hash, and retries at another address, because browsers cache wrong bytes too', () => {
    const runtime = runtimeWith(jest.fn());
    federate(site(), runtime);
    const [[[{ createScript }]]] = runtime.registerPlugins.mock.calls;

    expect(createScript({ url: entry })).toMatchObject({
      script: { src: entry, integrity: 'sha384-abc', crossOrigin: 'anonymous' },
      timeout: loadTimeoutMs,
    });
    expect(createScript({ url: entry }).script.src).toBe(`${entry}?1`);
    expect(createScript({ url: 'http://elsewhere.example/x.js' }).script.integrity).toMatch(/^sha384-A+$/);
  });

  it('imports an entry that is an ES module once its preload has verified it, and never an unverified one', async () => {
    const remote = { ...registry.remotes[0], isModule: true } as Registry['remotes'][number];
    const importFrom = jest.fn().mockResolvedValue(page);
    const runtime = runtimeWith(jest.fn().mockResolvedValue(page));
    const load = federate(
      { registry: { ...registry, remotes: [remote] }, ready: async () => {} },
      runtime,
      importFrom,
    );
    const [[[{ loadEntry }]]] = runtime.registerPlugins.mock.calls;
    const supports = jest.fn().mockReturnValue(true);
    jest.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockReturnValue({ supports } as never);
    const loadAs = (event: string, type = 'module') => {
      const loading = loadEntry({ remoteInfo: { entry, type } });
      const link = document.head.querySelector('link');
      const asked = [
        link?.rel,
        link?.getAttribute('href'),
        link?.integrity ?? link?.getAttribute('integrity'),
      ];
      link?.dispatchEvent(new Event(event));

      return { loading, asked };
    };

    await load('mf-agents/team-grid');
    expect(runtime.registerRemotes).toHaveBeenCalledWith([{ name: 'mf_agents', entry, type: 'module' }]);
    const wrong = loadAs('error');
    await expect(wrong.loading).rejects.toThrow('was not loaded');
    expect(wrong.asked).toEqual(['modulepreload', entry, 'sha384-abc']);
    expect(importFrom).not.toHaveBeenCalled();
    expect(await loadAs('load').loading).toBe(page);
    expect(importFrom).toHaveBeenCalledWith(`${entry}?1`);
    expect(await loadAs('load', 'global').loading).toBeUndefined();
    supports.mockReturnValue(false);
    await expect(loadAs('load').loading).rejects.toThrow('cannot be verified');
    expect(importFrom).toHaveBeenCalledTimes(1);
  });
});

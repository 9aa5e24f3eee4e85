import type { Registry } from '@dosmares/contracts/release';
import { type FederationRuntime, federate, loadTimeoutMs } from './federation.ts';
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
});

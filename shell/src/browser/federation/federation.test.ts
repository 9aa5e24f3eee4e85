import type { Registry } from '@dosmares/contracts/release';
import { type FederationRuntime, federate, loadTimeoutMs } from './federation.ts';

const entry = 'http://agents.example/entry.js';
const registry: Registry = {
  composition: 'a',
  shellVersion: '1',
  remotes: [{ name: 'mf-agents', version: '1', entry, integrity: 'sha384-abc', exposes: {}, routes: [] }],
};
const page = { default: 'the page' };

function runtimeWith(loadRemote: jest.Mock) {
  const runtime = { loadRemote, registerPlugins: jest.fn(), registerRemotes: jest.fn() };

  return runtime as typeof runtime & FederationRuntime;
}

describe('federate', () => {
  it('tells the federation the remotes of the composition, and loads what they expose', async () => {
    const runtime = runtimeWith(jest.fn().mockResolvedValue(page));

    expect(await federate(registry, runtime)('mf-agents/team-grid')).toBe(page);
    expect(runtime.registerRemotes).toHaveBeenCalledWith([{ name: 'mf_agents', entry }]);
    expect(runtime.loadRemote).toHaveBeenCalledWith('mf_agents/team-grid');
  });

  it('runs an entry only if it is the one that was composed', () => {
    const runtime = runtimeWith(jest.fn());
    federate(registry, runtime);
    const [[[{ createScript }]]] = runtime.registerPlugins.mock.calls;

    expect(createScript({ url: entry })).toMatchObject({
      script: { src: entry, integrity: 'sha384-abc', crossOrigin: 'anonymous' },
      timeout: loadTimeoutMs,
    });
    expect(createScript({ url: 'http://elsewhere.example/entry.js' }).script.integrity).toMatch(
      /^sha384-A+$/,
    );
  });

  it('asks for an entry under another address at the next try, for a browser keeps wrong bytes too', () => {
    const runtime = runtimeWith(jest.fn());
    federate(registry, runtime);
    const [[[{ createScript }]]] = runtime.registerPlugins.mock.calls;
    createScript({ url: entry });

    expect(createScript({ url: entry }).script.src).toBe(`${entry}?1`);
  });

  it('does not wait for ever for a remote that hangs', async () => {
    jest.useFakeTimers();
    const load = federate(registry, runtimeWith(jest.fn().mockReturnValue(new Promise(() => {}))));
    const late = expect(load('mf-agents/team-grid')).rejects.toThrow('took longer');
    await jest.advanceTimersByTimeAsync(loadTimeoutMs);
    await late;
    jest.useRealTimers();
  });

  it('tries a remote that was away anew', async () => {
    const load = federate(
      registry,
      runtimeWith(jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(page)),
    );

    await expect(load('mf-agents/team-grid')).rejects.toThrow('away');
    expect(await load('mf-agents/team-grid')).toBe(page);
  });

  it('knows only the remotes of its composition', async () => {
    await expect(federate(registry, runtimeWith(jest.fn()))('mf-chat/panel')).rejects.toThrow('no mf-chat');
  });
});

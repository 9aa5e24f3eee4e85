import { containerName, splitAddress } from '@dosmares/contracts/remote';
import { within } from '@dosmares/contracts/waiting';
import type { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { TabSite } from './site-table.ts';

/** Loads the module behind `application/expose`; rejects when it does not arrive in time. */
export type LoadModule = (address: string) => Promise<object>;

/** The federation's own functions. */
export interface FederationRuntime {
  loadRemote: typeof loadRemote;
  registerPlugins: typeof registerPlugins;
  registerRemotes: typeof registerRemotes;
}

/** Time limit for loading a remote, in milliseconds: federation itself waits forever. */
export const loadTimeoutMs = 10_000;

/** Makes the remotes of a tab's site loadable. None of them is known to the shell's build. */
export function federate(
  { registry, ready }: Pick<TabSite, 'registry' | 'ready'>,
  runtime: FederationRuntime,
): LoadModule {
  const registered = new Set<string>();
  const tries = new Map<string, number>();
  runtime.registerPlugins([{ name: 'integrity', createScript: ({ url }) => createScript(url) }]);

  function createScript(url: string) {
    const attempt = tries.get(url) ?? 0;
    tries.set(url, attempt + 1);
    const integrity = registry.remotes.find(({ entry }) => entry === url)?.integrity;
    // A browser caches wrong bytes, too: the next try uses another address.
    const script = entryScript(attempt ? `${url}?${attempt}` : url, integrity);

    return { script, timeout: loadTimeoutMs };
  }

  const find = (application: string) => registry.remotes.find(({ name }) => name === application);

  /** Tells the federation of a remote; one that is not on the served page is in the site's table. */
  async function register(application: string) {
    if (!find(application)) await ready();
    const remote = find(application);
    if (!remote) throw new Error(`This site has no ${application}`);
    if (registered.has(application)) return;
    registered.add(application);
    runtime.registerRemotes([{ name: containerName(application), entry: remote.entry }]);
  }

  return async (address) => {
    const { application, expose } = splitAddress(address);
    const loading = register(application).then(() =>
      runtime.loadRemote<object>(`${containerName(application)}/${expose}`),
    );
    const module = await within(loadTimeoutMs, loading);
    if (!module) throw new Error(`${address} is empty`);

    return module;
  };
}

/** Returns the script of an entry; the browser runs it only if it is byte for byte the released one. */
const entryScript = (src: string, integrity = impossible) =>
  Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });

/** A hash that no bytes have: an entry that no release has does not run. */
const impossible = `sha384-${'A'.repeat(64)}`;

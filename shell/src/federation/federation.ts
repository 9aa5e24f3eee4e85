import { containerName, splitAddress } from '@dosmares/contracts/remote';
import { within } from '@dosmares/contracts/waiting';
import type * as Runtime from '@module-federation/enhanced/runtime';
import type { TabSite } from './site-table.ts';

export type LoadModule = (address: string) => Promise<object>;

export type FederationRuntime = Pick<typeof Runtime, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>;

/** Time limit for loading a remote, in milliseconds: federation itself waits forever. */
export const loadTimeoutMs = 10_000;

/** A hash that matches no file: an entry that belongs to no release does not run. */
const unmatchable = `sha384-${'A'.repeat(64)}`;

/** Returns a loader for the remotes in a tab's registry; the shell's build knows none of them. */
export function federate(
  { registry, ready }: Pick<TabSite, 'registry' | 'ready'>,
  runtime: FederationRuntime,
): LoadModule {
  const attempts = new Map<string, number>();
  runtime.registerPlugins([{ name: 'integrity', createScript: ({ url }) => createScript(url) }]);

  function createScript(url: string) {
    const attempt = attempts.get(url) ?? 0;
    attempts.set(url, attempt + 1);
    const { integrity = unmatchable } = registry.remotes.find(({ entry }) => entry === url) ?? {};
    const script = Object.assign(document.createElement('script'), {
      // Browsers cache wrong bytes, too: the next attempt uses another address.
      src: attempt ? `${url}?${attempt}` : url,
      integrity,
      crossOrigin: 'anonymous',
    });

    return { script, timeout: loadTimeoutMs };
  }

  const find = (application: string) => registry.remotes.find(({ name }) => name === application);

  async function load(address: string) {
    const { application, expose } = splitAddress(address);
    // A remote that is not on the served page is in the site's table.
    if (!find(application)) await ready();
    const remote = find(application);
    if (!remote) throw new Error(`This site has no ${application}`);
    const name = containerName(application);
    runtime.registerRemotes([{ name, entry: remote.entry }]);

    return runtime.loadRemote<object>(`${name}/${expose}`);
  }

  return async (address) => {
    const module = await within(loadTimeoutMs, load(address));
    if (!module) throw new Error(`${address} is empty`);

    return module;
  };
}

import { containerName, loadTimeoutMs, splitAddress } from '@dosmares/contracts/remote';
import { within } from '@dosmares/contracts/waiting';
import type * as Runtime from '@module-federation/enhanced/runtime';
import type { TabSite } from './site-table.ts';

export type LoadModule = (address: string) => Promise<object>;

export type FederationRuntime = Pick<typeof Runtime, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>;

type Plugin = NonNullable<Parameters<FederationRuntime['registerPlugins']>[0]>[number];
type ImportEntry = (url: string) => ReturnType<NonNullable<Plugin['loadEntry']>>;

const crossOrigin = 'anonymous';

/** A hash that matches no file: an entry that belongs to no release does not run. */
const unmatchable = `sha384-${'A'.repeat(64)}`;

/** Returns a loader for the remotes in a tab's registry; the shell's build knows none of them. */
export function federate(
  { registry, ready }: Pick<TabSite, 'registry' | 'ready'>,
  runtime: FederationRuntime,
  importFrom: ImportEntry = (url) => import(/* webpackIgnore: true */ url),
): LoadModule {
  const attempts = new Map<string, number>();
  runtime.registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const { address: src, integrity } = released(url);
        const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin });

        return { script, timeout: loadTimeoutMs };
      },
      loadEntry: async ({ remoteInfo: { entry, type } }) =>
        type === 'module' ? importVerified(released(entry)) : undefined,
    },
  ]);

  /** The address of an entry's next attempt, since browsers cache wrong bytes, too; and its hash. */
  function released(url: string) {
    const attempt = attempts.get(url) ?? 0;
    attempts.set(url, attempt + 1);
    const { integrity = unmatchable } = registry.remotes.find(({ entry }) => entry === url) ?? {};

    return { address: attempt ? `${url}?${attempt}` : url, integrity };
  }

  /** A module can have a hash only where it is preloaded; what is imported then is what was verified. */
  async function importVerified({ address: href, integrity }: ReturnType<typeof released>) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      integrity,
      crossOrigin,
    });
    // Safari before 17: an unverified script never runs.
    if (!link.relList.supports('modulepreload')) throw new Error(`${href} cannot be verified here`);
    await new Promise((resolve, reject) => {
      Object.assign(link, { onload: resolve, onerror: () => reject(new Error(`${href} was not loaded`)) });
      document.head.append(link);
    }).finally(() => link.remove());

    return importFrom(href);
  }

  const find = (application: string) => registry.remotes.find(({ name }) => name === application);

  async function load(address: string) {
    const { application, expose } = splitAddress(address);
    // A remote that is not on the served page is in the site's table.
    if (!find(application)) await ready();
    const remote = find(application);
    if (!remote) throw new Error(`This site has no ${application}`);
    const name = containerName(application);
    const { entry, isModule } = remote;
    runtime.registerRemotes([{ name, entry, ...(isModule && { type: 'module' }) }]);

    return runtime.loadRemote<object>(`${name}/${expose}`);
  }

  return async (address) => {
    const module = await within(loadTimeoutMs, load(address));
    if (!module) throw new Error(`${address} is empty`);

    return module;
  };
}

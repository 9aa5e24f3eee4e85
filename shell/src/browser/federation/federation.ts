import type { Registry } from '@dosmares/contracts/release';
import { containerName, splitAddress } from '@dosmares/contracts/remote';
import type { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

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

/** Makes the remotes of a composition loadable. None of them is known to the shell's build. */
export function federate({ remotes }: Registry, runtime: FederationRuntime): LoadModule {
  const integrity = new Map(remotes.map((remote) => [remote.entry, remote.integrity]));
  const tries = new Map<string, number>();
  runtime.registerPlugins([{ name: 'integrity', createScript: ({ url }) => createScript(url) }]);
  runtime.registerRemotes(remotes.map(({ name, entry }) => ({ name: containerName(name), entry })));

  function createScript(url: string) {
    const attempt = tries.get(url) ?? 0;
    tries.set(url, attempt + 1);
    // A browser caches wrong bytes, too: the next try uses another address.
    const script = entryScript(attempt ? `${url}?${attempt}` : url, integrity.get(url));

    return { script, timeout: loadTimeoutMs };
  }

  return async (address) => {
    const { application, expose } = splitAddress(address);
    if (!remotes.some(({ name }) => name === application))
      throw new Error(`This composition has no ${application}`);
    const module = await inTime(
      runtime.loadRemote<object>(`${containerName(application)}/${expose}`),
      address,
    );
    if (!module) throw new Error(`${address} is empty`);

    return module;
  };
}

/** Returns the script of an entry; the browser runs it only if it is byte for byte the composed one. */
const entryScript = (src: string, integrity = impossible) =>
  Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });

/** A hash that no bytes have: an entry that was not composed does not run. */
const impossible = `sha384-${'A'.repeat(64)}`;

function inTime<Value>(work: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} took longer than ${loadTimeoutMs} ms`)),
      loadTimeoutMs,
    );
  });

  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

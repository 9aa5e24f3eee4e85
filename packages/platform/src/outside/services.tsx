import { containerName, loadTimeoutMs, splitAddress } from '@dosmares/contracts/remote';
import type { Outside } from '@dosmares/contracts/site/outside';
import { within } from '@dosmares/contracts/waiting';
import { createStore, type Toast } from '@dosmares/ui';
import type { PlatformServices, SlotModule } from '../platform.tsx';
import { postTo } from '../post.ts';

/** The platform for hosts that are not our shell: no telemetry, links to the site, slots from its live releases. */
export function defaultServices({ addresses, instance }: Outside) {
  const { config, remoteOrigin } = addresses;
  const modules = new Map<string, Promise<SlotModule>>();
  const toasts = createStore<Toast[]>([]);

  async function load(address: string) {
    const { application, expose } = splitAddress(address);
    const name = containerName(application);
    const manifest = await fetch(`${remoteOrigin.replace('{name}', application)}/mf-manifest.json`);
    if (!manifest.ok) throw new Error(`The host of ${application} answers ${manifest.status}`);
    const { metaData }: FederationManifest = await manifest.json();
    const { name: file, type } = metaData.remoteEntry;
    const isModule = type === 'module';
    instance.registerRemotes([{ name, entry: metaData.publicPath + file, ...(isModule && { type }) }]);

    return (await instance.loadRemote(`${name}/${expose}`)) as SlotModule;
  }

  const services: PlatformServices = {
    config,
    post: postTo(config.apiOrigin),
    toast: ({ about, ...toast }) => toasts.set([{ ...toast, id: about ?? toast.title }]),
    chat: {
      isOpen: () => false,
      // The assistant is on the site.
      open: () => location.assign(config.siteOrigin),
      close: () => {},
      subscribe: () => () => {},
    },
    slots: {
      get(address) {
        const module = modules.get(address) ?? within(loadTimeoutMs, load(address));
        modules.set(address, module);

        return module;
      },
      forget: (address) => modules.delete(address),
      report: (address, error) => console.error('A part is missing:', address, error),
      Loading: ({ minHeight }) => <div style={{ minHeight }} aria-busy="true" />,
      Fallback: ({ title, retry, minHeight }) => (
        <div style={{ minHeight }}>
          <p>{title ?? 'This part could not be loaded.'}</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </div>
      ),
    },
  };

  return { services, toasts };
}

interface FederationManifest {
  metaData: { publicPath: string; remoteEntry: { name: string; type: string } };
}

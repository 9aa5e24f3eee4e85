import type { ComponentType } from 'react';
import type { SiteConfig } from './boot.ts';

/** The public addresses of a site. */
export interface Addresses {
  config: SiteConfig;
  /** Address of a remote's files, without a trailing slash; `{name}` stands for the remote. */
  remoteOrigin: string;
}

/** The part of a federation instance that loads other remotes. */
interface Instance {
  registerRemotes: (remotes: readonly { name: string; entry: string; type?: string }[]) => void;
  loadRemote: (address: string) => Promise<object | null>;
}

/** `globalThis.dosMares`: what our remotes know in a page whose host is not our shell. The first one there sets it. */
export interface Outside {
  /** Those of the site that released the remote; addresses are empty where nothing says them. */
  addresses: Addresses;
  instance: Instance;
  /** Mounts an exposed component with the platform's defaults, in the site's styles. */
  framed?: (exposed: ComponentType<object>) => ComponentType<object>;
}

declare global {
  var dosMares: Outside | undefined;
}

/** The origin that site-relative addresses of files start from: empty on the site itself. */
export const originOfFiles = () => globalThis.dosMares?.addresses.config.siteOrigin ?? '';

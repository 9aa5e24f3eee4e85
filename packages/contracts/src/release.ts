import type { CallEntry } from './api/endpoints.ts';
import type { RouteEntry } from './remote.ts';

/** `dist/build.json`: the record of a build, from which a release is made with the folders beside it. */
export interface BuildRecord {
  source: string;
  /** The files that each entry or exposed module needs, by chunk. */
  chunks: Readonly<Record<string, readonly string[]>>;
  shared: Readonly<Record<string, string>>;
  routes: readonly RouteEntry[];
  calls: readonly CallEntry[];
  /** Names that its server part imports from the platform. */
  platform: readonly string[];
}

/** A remote of a deployment, for the browser. */
export interface RegistryRemote {
  name: string;
  version: string;
  entry: string;
  integrity: string;
  /** Whether its entry is an ES module. */
  isModule?: boolean;
  routes: readonly RouteEntry[];
}

/** The shell and remotes of a deployment: those on the page in its data, all of them in the site's table. */
export interface Registry {
  shellVersion: string;
  remotes: readonly RegistryRemote[];
}

export const platformTypes = 'packages/platform/src/index';
export const contractTypes = 'packages/contracts/src/remote';
export const exposeTypes = (name: string, expose: string) => `${name}/src/${expose}`;
/** File in `types` with the slots of other applications that the build compiled against. */
export const slotTypes = 'slots.d.ts';
/** File in `types` with a remote's slots and pages, against which other repositories compile. */
export const exposedTypes = 'exposed.d.ts';
/** The server bundle of all modules of a release: the shell's renderer, or what stock tooling built. */
export const serverBundleFile = 'server/fragment.cjs';
/** The server bundle of one module, which takes the place of the other: pages without the module do not depend on it. */
export const moduleBundleFile = (expose: string) => `server/${expose}.cjs`;

/** Stands in place of the commit in a release that stock federation tooling built. */
export const stockBuild = 'a stock build';

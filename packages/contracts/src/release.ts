import type { CallEntry } from './api/endpoints.ts';
import type { RouteEntry } from './remote.ts';

/** One file of a release: its path inside the release's `web` folder, or `fragment.cjs`. */
export interface ReleaseFile {
  path: string;
  bytes: number;
  /** `sha384-…`, as in an `integrity` attribute. */
  integrity: string;
}

/** One endpoint of the API that an application posts to, with every field that its bodies may have. */
export interface ApiCall {
  path: string;
  fields: readonly string[];
}

/** `release.json`: what one immutable build of one application is made of and needs. */
export interface Release {
  name: string;
  version: string;
  commit: string;
  contractVersion: number;
  /** The shell's: versions of the contract that remotes may speak; only its own where it does not say. */
  servedContracts?: readonly number[];
  /** Path of the container's entry inside `web` (remotes), or of the main script (shell). */
  entry: string;
  /** For each exposed module, its files in `web` that are needed before it runs. */
  exposes: Readonly<Record<string, readonly string[]>>;
  routes: readonly RouteEntry[];
  /** Slots of other applications that its code mounts, by `remote/expose`. */
  mounts: readonly string[];
  /** Names that its code imports from the platform. */
  platform: readonly string[];
  /** Shared singletons: the version that the shell hands out, or the range that a remote accepts. */
  shared: Readonly<Record<string, string>>;
  /** Its calls of the API. */
  calls: readonly ApiCall[];
  files: readonly ReleaseFile[];
  /** `sha256-…` of the style elements that its libraries insert while a page lives: pages allow exactly these. */
  inlineStyles?: readonly string[];
  /** The files of `packages/content` that are in it, each with a hash of what it says. Earlier releases, and those of other repositories, do not say. */
  content?: Readonly<Record<string, string>>;
}

/** `dist/build.json`: what a build says of itself. With `dist/web`, `server`, `types` and `public` a release is made of it. */
export interface BuildRecord {
  /** A hash of everything that it was built from. */
  source: string;
  /** The files that each entry or exposed module needs, by chunk. */
  chunks: Readonly<Record<string, readonly string[]>>;
  shared: Release['shared'];
  inlineStyles: readonly string[];
  content?: Release['content'];
  routes: readonly RouteEntry[];
  calls: readonly CallEntry[];
}

/** A remote in a composition, for the browser. */
export interface RegistryRemote {
  name: string;
  version: string;
  /** Absolute address of the container's entry. */
  entry: string;
  integrity: string;
  /** Absolute addresses to preload, by exposed module. */
  exposes: Readonly<Record<string, readonly string[]>>;
  routes: readonly RouteEntry[];
}

/** The remotes of one composition, as inlined into each of its pages. */
export interface Registry {
  composition: string;
  shellVersion: string;
  remotes: readonly RegistryRemote[];
}

/** Where a release's declarations of the platform's facade and of the contracts stand, below its `types`. */
export const platformTypes = 'packages/platform/src/index';
export const contractTypes = 'packages/contracts/src/remote';
/** Where the declarations of an exposed module stand. */
export const exposeTypes = (name: string, expose: string) => `${name}/src/${expose}`;
/** Which slots of others were known to a build, below its `types`. */
export const slotTypes = 'slots.d.ts';
/** File with a remote's slots and pages, against which other repositories compile; in the folder `types`. */
export const exposedTypes = 'exposed.d.ts';
/** The server part of a release. */
export const fragmentFile = 'server/fragment.cjs';

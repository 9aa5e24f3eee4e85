import type { RegistryRemote } from '@dosmares/contracts/release';
import type { RouteEntry } from '@dosmares/contracts/remote';
import type { Script, SiteConfig } from '@dosmares/contracts/site/boot';

/** One version of each application: of the shell, and of all remotes. */
export type Selection = Readonly<Record<string, string>> & { readonly shell: string };

/** The public addresses of a site. */
export interface Addresses {
  config: SiteConfig;
  /** Address of a remote's files, without a trailing slash; `{name}` stands for the remote. */
  remoteOrigin: string;
}

/** One rendered page. Deployments share a page while everything that it was rendered from stays the same. */
export interface Page {
  /** Hash of the HTML, and name of its object in the store. */
  html: string;
  status: number;
  /** Hash of its route, the shell's renderer and the public addresses. */
  inputs: string;
  /** The remotes' modules that it asked for, as `application/expose`, each with the hash of its server bundle. */
  uses: Readonly<Record<string, string>>;
  /** The remote and route that show it; the shell's are known to the shell. */
  route?: RouteEntry & { application: string };
  /** Addresses of the rendered modules. */
  modules: readonly string[];
  /** Those that browsers load at once. */
  atOnce: readonly string[];
  /** `sha256-…` of every inline script. */
  scripts: readonly string[];
  /** Hash of the style sheet for everything below its first view. */
  styles?: string;
  canonical?: string;
  failures: readonly string[];
}

export interface ModuleFiles {
  /** What it needs before it runs, its remote's entry first. */
  scripts: readonly Script[];
  /** Hash of all that it may load in a browser; a remote's entry counts only as the list of these. */
  code: string;
}

/** `deployments/ID.json`: an immutable set of releases with the page of every route. */
export interface Deployment {
  id: string;
  selection: Selection;
  addresses: Addresses;
  /** The shell's main script. */
  main: Script;
  /** The entries and routes of its remotes, which each tab requests once. */
  remotes: readonly RegistryRemote[];
  /** What browsers load for each module, by its address. */
  modules: Readonly<Record<string, ModuleFiles>>;
  pages: Readonly<Record<string, Page>>;
  /** Pages for unknown values, by router pattern: `/property/:id` (X08). */
  patterns: readonly { pattern: string; page: Page }[];
  notFound: Page;
  rootFiles: Readonly<Record<string, string>>;
}

/** `live.json`: what visitors get. The deploy service writes it, edges poll it. */
export interface Live {
  /** Number of the release log's entry that made it live. */
  number: number;
  deployment: string;
  selection: Selection;
  since: string;
  /** In the order in which they began. A visitor is in one canary at most. */
  canaries: readonly Canary[];
  previews: readonly Preview[];
  at: string;
  by: string;
}

/** Another version for some visitors: the live deployment with one release replaced, or a group of them. */
export interface Canary {
  /** The first of its group, by which it is called. */
  application: string;
  version: string;
  /** The versions of the others, which go live with it. */
  others?: Readonly<Record<string, string>>;
  deployment: string;
  share: number;
  since: string;
}

/** A deployment behind a link, for whoever has its token. */
export interface Preview {
  token: string;
  deployment: string;
  until: string;
  /** Whose token opened it. */
  by?: string;
}

/** Returns the versions that a canary shows instead of live ones. */
export const versionsOf = ({
  application,
  version,
  others,
}: Pick<Canary, 'application' | 'version' | 'others'>) => ({
  [application]: version,
  ...others,
});

/** Returns the canary that an application is in, if there is one. */
export const canaryIn = (live: Pick<Live, 'canaries'> | undefined, application: string) =>
  live?.canaries.find((one) => application in versionsOf(one));

/** Returns the canaries that none of some applications is in. */
export const otherCanaries = ({ canaries }: Pick<Live, 'canaries'>, ...applications: readonly string[]) =>
  canaries.filter((one) => !applications.some((application) => application in versionsOf(one)));

/** Returns every page of a deployment with its path or pattern. */
export const pagesIn = ({ pages, patterns, notFound }: Deployment): readonly (readonly [string, Page])[] => [
  ...Object.entries(pages),
  ...patterns.map(({ pattern, page }) => [pattern, page] as const),
  ['/404', notFound],
];

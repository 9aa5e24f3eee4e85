import type { ComponentType } from 'react';

/** The contract's version: raised when a remote built before could not run beside one built after. */
export const contractVersion = 1;
/**
 * The versions that remotes under this checkout's shell may speak. A new version takes three steps: the shell serves both,
 * every remote moves, the shell drops the old one.
 */
export const servedContracts: readonly number[] = [contractVersion];

/** Applications that the shell mounts; each ships alone. The name is also the folder. */
export const remoteNames = ['mf-listings', 'mf-agents', 'mf-market-report', 'mf-chat'] as const;
/** One of the remotes. */
export type RemoteName = (typeof remoteNames)[number];
/** Everything that ships alone: the shell and the remotes. */
export const applicationNames = ['shell', ...remoteNames] as const;
/** One of the applications. */
export type ApplicationName = (typeof applicationNames)[number];

/** Whether there is an application of this name. */
export const isApplicationName = (name: string): name is ApplicationName =>
  (applicationNames as readonly string[]).includes(name);

/** The name of an application's federation container: a JavaScript identifier. */
export const containerName = (application: string): string => application.replaceAll('-', '_');

/** The parts of a module's address, `application/expose`. */
export function splitAddress(address: string): { application: string; expose: string } {
  const [application = '', expose = ''] = address.split('/');

  return { application, expose };
}

/** The values of a route's parameters, e.g. `{ id: '12' }`. */
export type Params = Readonly<Record<string, string | undefined>>;

/** What a page tells search engines, social cards and the browser's tab. */
export interface Head {
  title: string;
  description: string;
  /** Canonical path, e.g. `/team/12`; absent for pages that must not be indexed (404). */
  canonical?: string;
  /** Site-relative address of a 1200x630 or 3:2 picture for social cards. */
  image?: string;
  /** JSON-LD objects, without `@context`. Addresses in them are site-relative paths; compose makes them absolute. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** 404 when the parameters name nothing (X08). */
  status?: 200 | 404;
}

/** What every exposed page module exports. */
export interface PageModule {
  default: ComponentType<{ params: Params }>;
  head: (params: Params) => Head;
}

/** One row of a remote's route table (`src/routes.ts`). */
export interface RouteEntry {
  /** Router path, absolute: `/property/:id`. */
  path: string;
  /** The exposed page module that shows it: `property-page`. */
  expose: string;
  /** Every known value of the path's parameter; each becomes a rendered page. */
  values?: readonly string[];
  /** True: only `values` are routes, anything else is the site's 404. False: unknown values show the page's own not-found state with status 404. */
  closed?: boolean;
  /** Left out of the sitemap (a second address of a page listed elsewhere). */
  unlisted?: boolean;
}

/** The props of everything a remote exposes for other applications to mount, by `remote/expose`. */
export interface SlotProps {
  /** The three featured listing cards of the home page (H04). */
  'mf-listings/featured-grid': { headingLevel?: 2 | 3 };
  /** The same three listings on an agent's page (AG09); `carousel` is the one agent's own (AG11). */
  'mf-listings/agent-listings': { layout: 'grid' | 'carousel' };
  /** Agent cards linking to `/team/{id}`, in the order given (H07, A04). */
  'mf-agents/team-grid': { ids: readonly number[] };
  /** The assistant's panel (CH01); `onClose` hands focus back to the opener. */
  'mf-chat/panel': { open: boolean; onClose: () => void };
}
/** The address of one slot: `remote/expose`. */
export type SlotName = keyof SlotProps;

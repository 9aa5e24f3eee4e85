import type { ComponentType } from 'react';
import type { PictureSource } from './picture.ts';

/**
 * The contract's version, raised when remotes built before and after a change cannot run side by side. Since 2,
 * the shell's base style removes borders of buttons and bullets of lists.
 */
export const contractVersion = 2;
/** What this checkout's shell supports: both versions while remotes move to the new one, then only that. */
export const servedContracts: readonly number[] = [1, contractVersion];

export const applicationName = /^(?=.{1,60}$)(?:shell|mf-[a-z]+(?:-[a-z]+)*)$/;
export const isApplicationName = (name: string): boolean => applicationName.test(name);

/** Returns the name of an application's federation container: a JavaScript identifier. */
export const containerName = (application: string): string => application.replaceAll('-', '_');

/** Splits a module's address, `application/expose`. */
export function splitAddress(address: string): { application: string; expose: string } {
  const [application = '', expose = ''] = address.split('/');

  return { application, expose };
}

/** Time limit for loading a remote, in milliseconds: federation itself waits forever. */
export const loadTimeoutMs = 10_000;

export type Params = Readonly<Record<string, string | undefined>>;

/** A page's facts for search engines, social cards and the browser's tab. */
export interface Head {
  title: string;
  description: string;
  canonical?: string;
  /** The picture of social cards; by default the site's own. */
  picture?: PictureSource;
  /** JSON-LD objects, without `@context`. Their addresses are site-relative; compose makes them absolute. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** 404 when nothing matches the parameters (X08). */
  status?: 200 | 404;
}

export interface PageModule {
  default: ComponentType<{ params: Params }>;
  head: (params: Params) => Head;
}

export interface RouteEntry {
  path: string;
  expose: string;
  /** Every known value of the path's parameter; each becomes a rendered page. */
  values?: readonly string[];
  /** Only `values` are routes; otherwise others show the page's own not-found state, with status 404. */
  closed?: boolean;
  /** Left out of the sitemap (a second address of a page listed elsewhere). */
  unlisted?: boolean;
  /** For a page whose module has no `head`: what is known of it before its script has run. */
  title?: string;
  description?: string;
  /** For a page that is rendered in the browser: what can be read without scripts. */
  text?: string;
}

/** The props of remotes' slots, by `remote/expose`; each remote merges its own into it (`src/slots.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the slots are
export interface SlotProps {}
export type SlotName = keyof SlotProps;

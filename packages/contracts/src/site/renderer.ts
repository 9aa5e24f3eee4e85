import type { Head } from '../remote.ts';
import type { SiteConfig } from './boot.ts';
import type { RouteTable } from './routes.ts';

export interface PageRequest {
  path: string;
  /** Modules by `application/expose`; an address that is missing renders as its fallback. */
  modules: Readonly<Record<string, object>>;
  config: SiteConfig;
  /** The remotes' routes; their versions and files are unknown to a renderer, so that no page depends on them. */
  tables: readonly RouteTable[];
}

export interface RenderedPage {
  /** The document, with `releasesMark` in its head. */
  html: string;
  status: number;
  head: Head;
  rendered: readonly string[];
  /** Failures; the page holds a fallback in each place. */
  failures: readonly string[];
}

/** Opening tag of the element with the styles of everything below the first view, where a page has one. */
export const laterStylesTag = '<style data-later>';

export const noModule = (address: string): string => `No module ${address}`;

/** Exports of the server part of a shell release. */
export interface Renderer {
  pages: Readonly<Record<string, object>>;
  /** Everything that a server bundle may require: one copy for all, as in the browser. */
  singletons: Readonly<Record<string, unknown>>;
  /** Renders one route to a complete HTML document, from exactly the modules given. */
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
}

/** A module of an application without a server bundle: it is rendered in the browser, in its slot. */
export const inBrowser: Readonly<{ inBrowser: true }> = { inBrowser: true };
export const inBrowserDigest = 'in-browser';

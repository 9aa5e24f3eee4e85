import type { Registry } from '../release.ts';

/** The edge's address for the table of the site build that a browser gets. */
export const tablePath = '/_site';

/** Every application of a site build. A tab asks for it once, and keeps it. */
export interface SiteTable extends Registry {
  build: string;
}

/** Response header of a page with the id of its site build. */
export const siteBuildHeader = 'x-site-build';

import path from 'node:path';
import { properties } from '@dosmares/content/properties';
import { roster } from '@dosmares/content/roster';
import { expand, isPattern, type RouteTable } from '@dosmares/contracts/site/routes';
import { folderOf, remoteNames } from '@dosmares/tools/presets/checkout';
import { founder, someone } from './people.ts';

/** An agent whose page has the most content. */
const longest = roster.find(({ phoneSecondary }) => phoneSecondary) ?? someone;

const fixed = ['/', '/about', '/contact', '/properties', '/idx-search', '/team', '/market-report'];
const unknown = [
  '/nope',
  '/agents',
  '/agents/nope',
  '/property',
  '/property/9999',
  '/property/01',
  '/property/__proto__',
  '/team/9999',
  '/team/abc',
  '/team/1/x',
];

const knownPaths = [
  ...fixed,
  ...properties.map(({ id }) => `/property/${id}`),
  ...roster.flatMap(({ id, slug }) => [`/team/${id}`, `/${slug}`]),
  `/agents/${roster[0]?.slug}`,
];

/** Pages that are not listed here: those of a new remote. */
export const addedPages = (await Promise.all(remoteNames.map(addedPagesOf))).flat();

async function addedPagesOf(name: string) {
  const { routes }: RouteTable = await import(path.join(folderOf(name), 'src/routes.ts'));

  return routes
    .filter(({ unlisted }) => !unlisted)
    .flatMap((entry) => expand(entry).map((route) => route.path))
    .filter((at) => !isPattern(at) && !knownPaths.includes(at));
}

/** Every known path and some unknown ones, with their status. */
export const routesOfSite: readonly { path: string; status: number }[] = [...knownPaths, ...addedPages]
  .map((path) => ({ path, status: 200 }))
  .concat(unknown.map((path) => ({ path, status: 404 })));

/** One path of each kind of page; of pages that differ only in text, one with long texts. */
export const kindsOfPage: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/properties',
  '/idx-search',
  ...properties.slice(0, 2).map(({ id }) => `/property/${id}`),
  '/property/9999',
  '/team',
  `/team/${longest?.id}`,
  '/team/9999',
  '/market-report',
  `/${founder.slug}`,
  `/${longest?.slug}`,
  `/agents/${someone.slug}`,
  ...addedPages,
  '/nope',
];

import path from 'node:path';
import { properties } from '@dosmares/content/properties';
import { roster } from '@dosmares/content/roster';
import { expand, isPattern, type RouteTable } from '@dosmares/contracts/site/routes';
import { folderOf, remoteNames } from '@dosmares/tools/presets/checkout';
import { founder, someone } from './people.ts';

/** The agent whose page has most to say and to ask. */
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

const promised = [
  ...fixed,
  ...properties.map(({ id }) => `/property/${id}`),
  ...roster.flatMap(({ id, slug }) => [`/team/${id}`, `/${slug}`]),
  `/agents/${roster[0]?.slug}`,
];

/** Pages that nobody has written down here: those of a remote that is new. */
export const further = (await Promise.all(remoteNames.map(furtherOf))).flat();

async function furtherOf(name: string) {
  const { routes }: RouteTable = await import(path.join(folderOf(name), 'src/routes.ts'));

  return routes
    .filter(({ unlisted }) => !unlisted)
    .flatMap((entry) => expand(entry).map((route) => route.path))
    .filter((at) => !isPattern(at) && !promised.includes(at));
}

/** Every kind of path of the route table, with the status it answers. */
export const routesOfSite: readonly { path: string; status: number }[] = [...promised, ...further]
  .map((path) => ({ path, status: 200 }))
  .concat(unknown.map((path) => ({ path, status: 404 })));

/** One path of each kind of page; where pages differ in words alone, one with long ones stands for them. */
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
  ...further,
  '/nope',
];

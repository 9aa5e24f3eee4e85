import { properties } from '@dosmares/content/properties';
import { roster } from '@dosmares/content/roster';
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

/** Every kind of path of the route table, with the status it answers. */
export const routesOfSite: readonly { path: string; status: number }[] = [
  ...fixed,
  ...properties.map(({ id }) => `/property/${id}`),
  ...roster.flatMap(({ id, slug }) => [`/team/${id}`, `/${slug}`]),
  `/agents/${roster[0]?.slug}`,
]
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
  '/nope',
];

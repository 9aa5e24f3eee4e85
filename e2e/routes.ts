import { roster } from '@dosmares/content/roster';

const fixed = ['/', '/about', '/contact', '/properties', '/idx-search', '/team', '/market-report'];
const unknown = [
  '/nope',
  '/agents',
  '/agents/nope',
  '/property',
  '/property/99',
  '/team/11',
  '/team/abc',
  '/team/1/x',
];

/** Every kind of path of the route table, with the status it answers. */
export const routesOfSite: readonly { path: string; status: number }[] = [
  ...fixed,
  ...['1', '2', '3'].map((id) => `/property/${id}`),
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
  '/property/1',
  '/property/2',
  '/property/99',
  '/team',
  '/team/9',
  '/team/11',
  '/market-report',
  '/leonor-arriaga',
  '/helena-marsh',
  '/agents/marisol-quintero',
  '/nope',
];

import type { ContactIntent } from '@dosmares/contracts/contact-intent';
import type { Params, RouteEntry } from '@dosmares/contracts/remote';
import {
  createMatcher,
  type Match,
  type RouteTable,
  type SiteRoute,
  siteRoutes,
} from '@dosmares/contracts/site/routes';

export const routes: readonly RouteEntry[] = [
  { path: '/', expose: 'home-page' },
  { path: '/about', expose: 'about-page' },
  { path: '/contact', expose: 'contact-page' },
];

export type PageAt = (pathname: string) => Match<SiteRoute>;

const notFound = { path: '/*', pattern: '/*', address: 'shell/not-found-page', params: {} };

export function pagesOf(remotes: readonly RouteTable[]): PageAt {
  const match = createMatcher(siteRoutes([{ name: 'shell', routes }, ...remotes]));

  return (pathname) => match(pathname) ?? notFound;
}

const person = (agent: string | undefined): ContactIntent => (agent ? { agent, type: 'general' } : {});

const intents: Readonly<Record<string, (params: Params) => ContactIntent>> = {
  '/property/:id': ({ id }) => (id ? { property: id, viewing: true } : {}),
  '/team/:id': ({ id }) => person(id),
  '/:agent': ({ agent }) => person(agent),
  '/agents/:agent': ({ agent }) => person(agent),
};

/** The house or person of a page, for the frame's link to the contact page (N13); empty for all other pages. */
export const intentOf = ({ pattern, params, canonical }: Match<SiteRoute>): ContactIntent =>
  (canonical !== undefined && intents[pattern]?.(params)) || {};

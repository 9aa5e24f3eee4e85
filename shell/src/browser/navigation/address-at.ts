import { matchRoutes } from 'react-router-dom';
import type { SiteRoute } from '../../site-map.ts';

/** Tells which module shows the page at a path; the given one, where no application knows the path. */
export function addressAt(site: readonly SiteRoute[], rest: string) {
  const routes = site.map(({ path, address }) => ({ path, id: path, address }));

  return (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.address ?? rest;
}

import type { PageModule, Params } from '@dosmares/contracts/remote';
import { SlotFrame } from '@dosmares/platform';
import { type RouteObject, useParams, useRoutes } from 'react-router-dom';
import { Layout } from './frame/layout.tsx';
import { Page } from './page.tsx';
import { notFound } from './routes.ts';
import type { SiteRoute } from './site-map.ts';

/** The site's router table: one layout around the page of every route, and the 404 page for the rest (G11). */
export function createRoutes(site: readonly SiteRoute[]): RouteObject[] {
  const rest = { path: '*', address: `${notFound.application}/${notFound.expose}`, fixed: {} };

  return [{ element: <Layout />, children: [...site, rest].map(routeOf) }];
}

/** The page of the present path, in its layout. */
export const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

const routeOf = ({ path, address, fixed }: SiteRoute): RouteObject => ({
  path,
  element: <Mount address={address} fixed={fixed} />,
});

function Mount({ address, fixed }: { address: string; fixed: Params }) {
  const params = { ...useParams(), ...fixed };

  return (
    <SlotFrame<PageModule> address={address} minHeight="100vh">
      {(module) => <Page module={module} params={params} />}
    </SlotFrame>
  );
}

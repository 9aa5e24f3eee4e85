import type { FastifyPluginAsync } from 'fastify';
import { pageHeaders } from '../page.ts';
import { homes } from './homes.ts';
import { homePage, mapPage, searches, searchPage } from './pages.ts';

/** Small stand-ins for outside services, so that the site's frames and links work offline (decision 0048). */
export const outsideServices: FastifyPluginAsync<{ siteOrigin: string }> = async (app, { siteOrigin }) => {
  // A visitor may have opened the site by either name of this machine.
  const framedBy = `'self' ${siteOrigin} ${siteOrigin.replace('//localhost', '//127.0.0.1')}`;
  const headers = pageHeaders({ framedBy, picturesFrom: siteOrigin });

  for (const search of searches)
    app.get<{ Querystring: { q?: string } }>(search.path, async ({ query, headers: sent }, reply) => {
      const isFramed = sent['sec-fetch-dest'] === 'iframe';

      return reply.headers(headers).send(searchPage(search, String(query.q ?? ''), isFramed));
    });

  for (const path of [...searches.map((search) => search.path), '/share'])
    app.get<{ Params: { reference: string } }>(`${path}/:reference`, async ({ params }, reply) => {
      const home = homes.find(({ reference }) => reference === params.reference);

      return home ? reply.headers(headers).send(homePage(home, siteOrigin)) : reply.callNotFound();
    });

  app.get('/directions', async (_, reply) => reply.headers(headers).send(mapPage()));
};

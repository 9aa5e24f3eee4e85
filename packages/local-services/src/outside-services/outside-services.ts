import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { pageHeaders } from '../page.ts';
import { homes } from './homes.ts';
import { homePage, mapPage, type SearchPath, searches, searchPage } from './pages.ts';

const media = new URL('../../../content/media/property/', import.meta.url);
/** The addresses of single homes, and the search that each links back to. */
const homesAt = { '/listings': '/listings', '/mls-search': '/mls-search', '/share': '/listings' } as const;

/** Small stand-ins for outside services, so that the site's frames and links work offline (decision 0048). */
export const outsideServices: FastifyPluginAsync<{ siteOrigin: string }> = async (app, { siteOrigin }) => {
  // A visitor may have opened the site by either name of this machine.
  const headers = pageHeaders({
    framedBy: `'self' ${siteOrigin} ${siteOrigin.replace('//localhost', '//127.0.0.1')}`,
  });
  const isFramed = (request: FastifyRequest) => request.headers['sec-fetch-dest'] === 'iframe';

  for (const path of Object.keys(searches) as SearchPath[])
    app.get<{ Querystring: { q?: string | string[]; at?: string } }>(path, async (request, reply) => {
      const { q = '', at } = request.query;
      const query = { q: [q].flat().join(' ').slice(0, 200), at: Math.max(0, Number(at) || 0) };

      return reply.headers(headers).send(searchPage(path, query, isFramed(request)));
    });

  for (const [path, back] of Object.entries(homesAt))
    app.get<{ Params: { reference: string } }>(`${path}/:reference`, async (request, reply) => {
      const { reference } = request.params;
      const home = homes.find((one) => one.reference === reference);
      reply.headers(headers);
      if (home) return reply.send(homePage(home, back, { siteOrigin, isFramed: isFramed(request) }));

      return reply.code(404).send(searchPage(back, { q: reference, at: 0 }, isFramed(request)));
    });

  app.get('/directions', async (_, reply) => reply.headers(headers).send(mapPage()));

  app.get<{ Params: { file: string } }>(
    '/media/:hash/property/:file',
    async ({ params: { file } }, reply) => {
      const bytes =
        /^[\w-]+\.jpg$/.test(file) && (await readFile(new URL(file, media)).catch(() => undefined));

      return bytes ? reply.type('image/jpeg').send(bytes) : reply.callNotFound();
    },
  );
};

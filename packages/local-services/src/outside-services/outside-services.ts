import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import { fontFiles } from './fonts.ts';
import { housePage, noHousePage } from './frame.ts';
import { houses } from './houses.ts';
import { directionsPage, mapPage } from './map.ts';
import { listingsPage, mlsSearchPage } from './search-pages.ts';
import { styles } from './styles.ts';

const media = new URL('../../../content/media/', import.meta.url);
const pages: Readonly<Record<string, (words: string) => string>> = {
  '/listings': listingsPage,
  '/mls-search': mlsSearchPage,
  '/map': mapPage,
  '/directions': directionsPage,
};

/** Small pages in place of the outside services, so that the site's frames and links work offline (decision 0048). */
export const outsideServices: FastifyPluginAsync<{ framedBy: readonly string[] }> = async (
  app,
  { framedBy },
) => {
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self' ${framedBy.join(' ')}`;

  for (const [path, page] of Object.entries(pages)) {
    app.get<{ Querystring: { q?: string | string[] } }>(path, async ({ query }, reply) =>
      reply.headers(asPage(policy)).send(page([query.q ?? ''].flat().join(' ').slice(0, 200))),
    );
  }

  app.get<{ Params: { reference: string } }>(
    '/share/:reference',
    async ({ params: { reference } }, reply) => {
      const house = houses.find((one) => one.reference === reference);

      return reply
        .code(house ? 200 : 404)
        .headers(asPage(policy))
        .send(house ? housePage(house) : noHousePage(reference));
    },
  );

  app.get<{ Params: { file: string } }>(
    '/media/:hash/property/:file',
    async ({ params: { file } }, reply) => {
      if (!/^[\w-]+\.jpg$/.test(file)) return reply.callNotFound();
      const bytes = await readFile(fileURLToPath(new URL(`property/${file}`, media))).catch(() => undefined);
      if (!bytes) return reply.callNotFound();

      return reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes);
    },
  );

  for (const { address, read } of fontFiles) {
    app.get(address, async (_, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(await read()),
    );
  }

  app.get('/stand-ins.css', async (_, reply) => reply.type('text/css').send(styles));
};

const asPage = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
});

import { brandFiles } from '@dosmares/content/pictures/brand';
import { nothingThere } from '@dosmares/contracts/endpoints';
import { tablePath } from '@dosmares/contracts/site/boot';
import { rootFileNames, stylesFolder } from '@dosmares/contracts/site/routes';
import { decompress, previewName, type Store, type Visit } from '@dosmares/delivery';
import { createService, type Operations } from '@dosmares/server/server';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leavePreviewPath, previewPage, sendCompressed } from './answers.ts';
import { pageCompleter } from './complete-pages.ts';
import { type PublicFolder, publicFolders, releasedFiles } from './files.ts';
import { fileHeaders, securityHeaders, visitorHeaders } from './headers.ts';
import { keptAnswers } from './kept.ts';
import { liveSite } from './loaded-deployments.ts';

const types: Readonly<Record<(typeof rootFileNames)[number], string>> = {
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml',
  'site.webmanifest': 'application/manifest+json',
};

/** The site's server: serves the pages of the live deployment, and every file that any shell release ever listed. */
export function edgeServer(store: Store, operations: Operations = {}) {
  const app = createService(
    { ...operations, readiness: () => readinessOf(site), isStoreUp: () => site.isCurrent() },
    { exposeHeadRoutes: true, routerOptions: { ignoreTrailingSlash: true } },
  );
  const site = liveSite(store, app.log);
  app.addHook('onClose', site.close);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(fileHeaders));
  serveFiles(app, store, site);
  servePages(app, site);
  // Refused before the body is read: the edge has no use for it.
  for (const path of ['/api', '/api/*']) app.all(path, { onRequest: refuseApiCall }, refuseApiCall);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(async ({ method }, reply) => {
    reply.type('text/plain');
    if (method === 'GET' || method === 'HEAD') return reply.code(404).send('Not found');

    return reply.code(405).header('allow', 'GET, HEAD').send('Only GET and HEAD are allowed.');
  });

  return app;
}

type Site = ReturnType<typeof liveSite>;

/** Ready even while the store is down: edges serve from memory, and otherwise all of them would drop out at once. */
async function readinessOf(site: Site) {
  await site.live();

  return { store: site.isCurrent() ? 'answers' : 'does not answer' };
}

/** Those of the deployments in memory, and of tabs that were opened with earlier ones. */
const sheetsKept = 100;

function serveFiles(app: FastifyInstance, store: Store, site: Site) {
  const fileOf = releasedFiles(store);
  const sheets = keptAnswers<Buffer>(sheetsKept);
  const sendReleased = async (reply: FastifyReply, folder: PublicFolder, file: string) => {
    const found = await fileOf((await site.live()).deployment.selection.shell, folder, file);
    if (!found) return reply.callNotFound();
    const { maxAge, immutable, isForAll } = folder;
    if (isForAll) reply.header('access-control-allow-origin', '*');

    return reply.sendFile(found.file, found.folder, { immutable, maxAge });
  };

  app.register(fastifyStatic, { root: store.localFolder, serve: false, index: false, preCompressed: true });
  for (const [name, folder] of Object.entries(publicFolders))
    app.get(`/${name}/*`, async (request, reply) => sendReleased(reply, folder, wildcardOf(request)));
  app.get('/favicon.ico', async (_request, reply) => sendReleased(reply, icons, iconFile));
  for (const name of rootFileNames)
    app.get(`/${name}`, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' })
        .type(types[name])
        .send((await site.live()).deployment.rootFiles[name]),
    );
  // A style sheet is named by its hash, so it is the same in every deployment and at every edge.
  app.get(`/${stylesFolder}/*`, async (request, reply) => {
    const [, hash = ''] = /^([\da-f]{32})\.css$/.exec(wildcardOf(request)) ?? [];
    const bytes = hash && (await sheets(hash, () => store.readText('styles', hash)).catch(() => undefined));
    if (!bytes) return reply.callNotFound();
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' });

    return sendCompressed(request, reply.type('text/css; charset=utf-8'), { bytes, tag: hash });
  });
}

function servePages(app: FastifyInstance, site: Site) {
  const complete = pageCompleter();
  app.get(leavePreviewPath, async (_request, reply) =>
    reply.header('set-cookie', `${previewName}=; Max-Age=0; Path=/`).redirect('/'),
  );
  app.get(tablePath, async (request, reply) => {
    const { deployment, table } = await site.resolve('/', visitOf(request));
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });

    return sendCompressed(request, reply.type('application/json'), { bytes: table, tag: deployment.id });
  });
  app.get('/*', async (request, reply) => {
    const url = addressOf(request);
    const visit = visitOf(request);
    const visited = await site.resolve(url.pathname, visit);
    const { deployment, page, canonical } = visited;
    if (canonical && canonical !== url.pathname) {
      const { vary: _, ...headers } = visitorHeaders({ ...visited, isForAll: false }, visit);

      return reply.headers(headers).redirect(`${canonical}${url.search}`, 308);
    }
    reply
      .code(page.status)
      .headers(visitorHeaders(visited, visit))
      .headers(securityHeaders(page, deployment))
      .header('x-deployment', deployment.id)
      .type('text/html; charset=utf-8');
    const completed = await complete(visited);
    if (visited.kind !== 'preview') return sendCompressed(request, reply, completed);
    const { selection } = (await site.live()).deployment;

    return reply.send(
      previewPage(String(await decompress(completed.bytes)), deployment.selection, selection),
    );
  });
}

// Its URL has no hash: crawlers and tools request it without reading the page that links it.
const icons: PublicFolder = { ...publicFolders.media, maxAge: '1d', immutable: false };
const iconFile = brandFiles['favicon-ico'].address.replace('/media/', '');

/** The API has an origin of its own; a client that calls the site's instead gets a refusal that it can parse. */
const refuseApiCall = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(nothingThere);

/** Answers client errors with their status, and all others with 503, as a site that is briefly unavailable. */
function answerFailure(error: FastifyError, { log }: FastifyRequest, reply: FastifyReply) {
  reply.type('text/plain');
  const { statusCode = 500, headers = {} } = error as FastifyError & { headers?: Record<string, string> };
  const said = statusCode === 421 ? error.message : 'The request could not be understood.';
  if (statusCode < 500) return reply.code(statusCode).headers(headers).send(said);

  log.error({ err: error }, 'not answered');

  return reply
    .code(503)
    .header('retry-after', '5')
    .send('The site is being prepared. Please try again in a moment.');
}

const wildcardOf = ({ params }: FastifyRequest) => (params as { '*': string })['*'];

/** A request's URL as a browser parses it. Concatenated, since two leading slashes would name another host. */
const addressOf = ({ url }: FastifyRequest) => new URL(`http://site${url.startsWith('/') ? '' : '/'}${url}`);

const visitOf = (request: FastifyRequest): Visit => ({
  cookie: request.headers.cookie,
  preview: addressOf(request).searchParams.get(previewName) ?? undefined,
});

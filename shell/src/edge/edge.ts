import { existsSync } from 'node:fs';
import path from 'node:path';
import { brandFiles } from '@dosmares/content/pictures/brand';
import { nothingThere, releasesPath } from '@dosmares/contracts/endpoints';
import { rootFileNames, stylesFolder } from '@dosmares/contracts/site/routes';
import { observedServer, previewName, type Store } from '@dosmares/delivery';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeOptions } from './env.ts';
import { type PublicFolder, publicFolders, releasedFiles } from './files.ts';
import { bannerStyle, leavePreview, previewPage } from './preview-banner.ts';
import { fileHeaders, securityHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';
import { liveSite, type VisitedPage } from './site.ts';
import { visitOf, visitorHeaders } from './visitor-headers.ts';

/** The site's own server: pages of the live composition, and every file that any of its shell releases ever named. */
export function edgeServer(store: Store, { operations = {} }: EdgeOptions = {}) {
  const ledgerUp = { help: 'Whether the ledger answers', read: () => Number(site.isCurrent()) };
  const app = observedServer(
    {
      exposeHeadRoutes: true,
      routerOptions: { ignoreTrailingSlash: true },
    },
    { ...operations, service: 'edge', readiness, gauges: { ledger_up: ledgerUp } },
  );
  const site = liveSite(store, { lastKnownFile: store.lastKnownFile });
  const fileOf = releasedFiles(store);

  app.register(fastifyStatic, { root: store.localFolder, serve: false, index: false, preCompressed: true });
  app.addHook('onClose', async () => {
    await site.close();
    await store.close();
  });

  for (const [name, folder] of Object.entries(publicFolders)) {
    app.get(`/${name}/*`, async (request, reply) => sendReleased(reply, folder, star(request)));
  }
  for (const name of rootFileNames) {
    app.get(`/${name}`, async (_request, reply) => sendRootFile(reply, name));
  }
  app.get('/favicon.ico', async (_request, reply) => sendReleased(reply, icons, iconFile));
  app.get(`/${stylesFolder}/*`, sendStyles);
  app.get(leavePreview, async (_request, reply) =>
    reply.header('set-cookie', `${previewName}=; Max-Age=0; Path=/`).redirect('/'),
  );
  app.get(releasesPath, async (_request, reply) =>
    reply.headers({ ...fileHeaders, 'cache-control': 'no-store' }).send(await site.releases()),
  );
  // Refused before the body is read: nothing in it could be used here.
  for (const path of ['/api', '/api/*']) app.all(path, { onRequest: refuseCall }, refuseCall);
  app.get('/*', async (request, reply) => {
    const url = addressOf(request);
    const page = await site.resolve(url.pathname, visitOf(url, request.headers));
    const { composition, status, scripts, kind, canonical } = page;
    reply.headers(visitorHeaders(page));
    if (canonical && canonical !== url.pathname)
      return reply.headers(fileHeaders).redirect(`${canonical}${url.search}`, 308);

    const styles = kind === 'preview' ? [...page.styles, bannerStyle] : page.styles;
    const policy = securityHeaders(composition, { styles, ...(scripts && { scripts }) });
    reply.code(status).headers(policy);
    reply.header('x-composition', composition.id);
    reply.type('text/html; charset=utf-8');

    return send(request, reply, page, policy);
  });
  app.setErrorHandler(answerFailure);
  // Every address can be read, and only read.
  app.setNotFoundHandler(async ({ method }, reply) => {
    reply.headers(fileHeaders).type('text/plain');
    if (method === 'GET' || method === 'HEAD') return reply.code(404).send('Not found');

    return reply.code(405).header('allow', 'GET, HEAD').send('Only reading is possible.');
  });

  /**
   * An edge can serve while the ledger is away; moving visitors elsewhere because of it would lose all edges at once.
   */
  async function readiness() {
    await site.live();

    return { ledger: site.isCurrent() ? 'answers' : 'does not answer' };
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: VisitedPage, policy: object) {
    const { folder, file, composition, kind } = page;
    const place = path.join(folder, file);
    if (kind === 'preview') {
      const { selection } = (await site.live()).composition;

      return reply.send(await previewPage(place, composition.selection, selection));
    }

    return sendPage(request, reply, { file: place, facts: [composition.id, file, policy] });
  }

  async function sendReleased(reply: FastifyReply, folder: PublicFolder, file: string) {
    const found = await fileOf((await site.live()).composition.selection.shell, folder, file);
    if (!found) return reply.code(404).headers(fileHeaders).type('text/plain').send('Not found');

    const { maxAge, immutable } = folder;

    return reply.headers(fileHeaders).sendFile(found.file, found.folder, { immutable, maxAge });
  }

  /** The name of a style sheet contains a hash: it means the same bytes in each composition. */
  async function sendStyles(request: FastifyRequest, reply: FastifyReply) {
    const name = star(request);
    const known = () => stylesFolderWith(name, site.folders());
    let folder = known();
    if (!folder) {
      // Another edge may have sent the page.
      await site.resolve('/', visitOf(addressOf(request), request.headers));
      folder = known();
    }
    if (!folder) return reply.code(404).headers(fileHeaders).type('text/plain').send('Not found');

    return reply.headers(fileHeaders).sendFile(name, folder, { immutable: true, maxAge: '365d' });
  }

  async function sendRootFile(reply: FastifyReply, name: string) {
    const folder = path.join((await site.live()).folder, 'root');

    return reply.headers(fileHeaders).sendFile(name, folder, { maxAge: '1h' });
  }

  return app;
}

// Its address has no hash. Crawlers and tools ask for it without reading the page that names it.
const icons: PublicFolder = { ...publicFolders.media, maxAge: '1d', immutable: false };
const iconFile = brandFiles['favicon-ico'].address.replace('/media/', '');

/** The API has an origin of its own; a program that calls this one instead gets a refusal that it can read. */
const refuseCall = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ ...fileHeaders, 'cache-control': 'no-store' })
    .send(nothingThere);

/** Answers a caller's mistakes with their status, and all other errors as a site that is away for a moment. */
function answerFailure(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...fileHeaders, 'cache-control': 'no-store' }).type('text/plain');
  const { statusCode = 500, headers = {} } = error as FastifyError & { headers?: Record<string, string> };
  if (statusCode < 500) return reply.code(statusCode).headers(headers).send('This cannot be answered.');

  console.error(error);

  return reply
    .code(503)
    .header('retry-after', '5')
    .send('The site is being prepared. Please try again in a moment.');
}

/** Finds a style sheet in the folders of compositions. */
const stylesFolderWith = (name: string, folders: readonly string[]) =>
  /^[\da-f]+\.css$/.test(name)
    ? folders
        .map((folder) => path.join(folder, stylesFolder))
        .find((folder) => existsSync(path.join(folder, name)))
    : undefined;

/** The path below a folder. */
const star = ({ params }: FastifyRequest) => (params as { '*': string })['*'];

/**
 * Returns a request's address as a browser reads it. Concatenated, since two leading slashes would name another host.
 */
const addressOf = ({ url }: FastifyRequest) => new URL(`http://site${url.startsWith('/') ? '' : '/'}${url}`);

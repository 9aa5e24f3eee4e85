import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import type { RegistryRemote } from '@dosmares/contracts/release';
import { type SiteTable, tablePath } from '@dosmares/contracts/site/table';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyRequest } from 'fastify';
import hotMiddleware from 'webpack-hot-middleware';
import { configurationsOf } from '../build/build.ts';
import { folderOf } from '../presets/checkout.ts';
import { passCalls } from './calls.ts';
import { changesPath, hotWeb, watch } from './hot.ts';
import { pageInDevelopment } from './page.ts';

/** A site with one application in development. */
export interface Development {
  /** The origin of the site behind, which has all other applications. */
  behind: string;
  port: number;
  /** The folder for builds: one in `dist` would be mistaken for a build to release. */
  folder: string;
  /** Whether the site behind is a deployed one, whose shell stays: then a change loads the page anew. */
  isDeployed?: boolean;
  /** Another API than the site's: a deployed one refuses calls from other addresses. */
  apiOrigin?: string | undefined;
  /** The API to pass calls on to: it takes them from the site behind alone. */
  passesCallsTo?: string | undefined;
  /** The folder of the application's sources, if not the usual one. */
  sources?: string;
}

const scripts = '/_dev/scripts/';

/** Serves a site with one application built from its sources at every change. Returns a function that ends it. */
export async function developmentFront(name: string, site: Development) {
  const { behind, port, folder, isDeployed = false, passesCallsTo: api, sources = folderOf(name) } = site;
  await rm(folder, { recursive: true, force: true });
  const origin = `http://localhost:${port}`;
  const developed = async (application: string, context: string) => {
    const [web = {}] = await configurationsOf(application);
    const options = {
      folder: path.join(folder, application),
      publicPath: `${origin}${scripts}${application}/`,
      refreshes: !isDeployed,
      isFollowed: application === name,
    };

    return watch(hotWeb({ ...web, context }, options));
  };
  const own = await developed(name, sources);
  // Only React's development build can replace components, and the shell provides React.
  const shell = name === 'shell' ? own : isDeployed ? undefined : await developed('shell', folderOf('shell'));
  const remote = async () =>
    name === 'shell' ? undefined : remoteIn(name, `${origin}${scripts}${name}/${await own.entry()}`);

  const app = Fastify({ exposeHeadRoutes: true, forceCloseConnections: true });
  app.register(fastifyStatic, { root: folder, prefix: scripts, cacheControl: false });
  const tellChanges = hotMiddleware(own.compiler, { path: changesPath, log: false });
  app.get(changesPath, async (request, reply) => {
    reply.hijack();
    tellChanges(request.raw, reply.raw, () => {});
  });
  if (api) passCalls(app, { origin: behind, api });
  app.get('/*', async (request, reply) => {
    const answer = await ask(request, behind);
    const headers = [...answer.headers].filter(([header]) => !notPassedOn.has(header));
    reply.code(answer.status).headers(Object.fromEntries(headers));
    if (request.url === tablePath) return withRemote((await answer.json()) as SiteTable, await remote());
    if (!answer.headers.get('content-type')?.startsWith('text/html'))
      return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '');

    const { pathname } = new URL(request.url, origin);
    const { status, html } = pageInDevelopment(
      { path: pathname, status: answer.status, html: await answer.text() },
      {
        remote: await remote(),
        apiOrigin: api ? origin : site.apiOrigin,
        shell: shell && `${scripts}shell/${await shell.entry()}`,
      },
    );

    return reply.code(status).header('cache-control', 'no-store').send(html);
  });
  await Promise.all([own.entry(), shell?.entry()]);
  await app.listen({ port, host: 'localhost' });

  return async () => {
    tellChanges.close();
    await app.close();
    await Promise.all([own.end(), shell?.end()]);
  };
}

/** The table of the site behind, with this build of the remote. */
const withRemote = (table: SiteTable, remote: RegistryRemote | undefined): SiteTable =>
  remote
    ? { ...table, remotes: [...table.remotes.filter(({ name }) => name !== remote.name), remote] }
    : table;

/** Headers of releases and their connections. The policy is one of them: it names their scripts and styles. */
const notPassedOn = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'etag'],
  ...['content-security-policy', 'server-timing', 'strict-transport-security'],
]);

const ask = ({ url, headers, method }: FastifyRequest, behind: string) =>
  fetch(new URL(url, behind), {
    method,
    redirect: 'manual',
    headers: {
      accept: headers.accept ?? '*/*',
      'accept-encoding': 'identity',
      cookie: headers.cookie ?? '',
      range: headers.range ?? '',
      'user-agent': headers['user-agent'] ?? '',
    },
  });

async function remoteIn(name: string, entry: string): Promise<RegistryRemote> {
  // With a query, because a module that was imported once is not read again.
  const file = `${pathToFileURL(path.join(folderOf(name), 'src/routes.ts')).href}?${Date.now()}`;
  const { routes } = await import(file);

  return { name, version: 'here', entry, integrity: '', exposes: {}, routes };
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import { endpoints, pageHeader } from '@dosmares/contracts/endpoints';
import type { RegistryRemote } from '@dosmares/contracts/release';
import { type Boot, bootId, type SiteTable, tablePath } from '@dosmares/contracts/site/boot';
import { createMatcher, siteRoutes } from '@dosmares/contracts/site/routes';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { configurationsOf } from '../build/build.ts';
import { folderOf } from '../presets/checkout.ts';
import { hotWeb, watch } from './hot.ts';

/** A site with one application in development. */
export interface Development {
  /** The origin of the site behind, which has all other applications. */
  behind: string;
  port: number;
  /** The folder for builds: one in `dist` would be mistaken for a build to release. */
  folder: string;
  /** Whether the site behind is a deployed one, whose shell stays: then a change loads the page anew. */
  isDeployed?: boolean;
  /** The API to pass calls on to, and the only origin that it takes them from; without it pages call the site's. */
  calls?: { api: string; from: string } | undefined;
}

const scripts = '/_dev/scripts/';
const changes = '/_dev/changes';

/** Serves a site with one application built from its sources at every change. Returns a function that ends it. */
export async function developmentFront(name: string, site: Development) {
  const { behind, port, folder, isDeployed = false, calls } = site;
  await rm(folder, { recursive: true, force: true });
  const origin = `http://localhost:${port}`;
  const developed = async (application: string) => {
    const [web = {}] = await configurationsOf(application);
    const options = {
      folder: path.join(folder, application),
      publicPath: `${origin}${scripts}${application}/`,
      refreshes: !isDeployed,
      changes: application === name ? changes : undefined,
    };

    return watch(hotWeb(web, options));
  };
  const own = await developed(name);
  // Only React's development build can replace components, and the shell provides React.
  const shell = name === 'shell' ? own : isDeployed ? undefined : await developed('shell');
  const remote = async () =>
    name === 'shell' ? undefined : remoteIn(name, `${origin}${scripts}${name}/${await own.entry()}`);

  const app = Fastify({ exposeHeadRoutes: true, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.register(fastifyStatic, { root: folder, prefix: scripts, cacheControl: false });
  const tellChanges = own.tellAt(changes);
  app.get(changes, async (request, reply) => {
    reply.hijack();
    tellChanges(request.raw, reply.raw, () => {});
  });
  // What browsers report at a desk is no visitor's.
  app.post(endpoints.vitals, async (_, reply) => reply.code(204).send());
  app.post('/api/*', async (request, reply) =>
    passOn(await ask(request, calls?.api ?? behind, calls?.from), reply),
  );
  app.get('/*', async (request, reply) => {
    const answer = await ask(request, behind);
    if (request.url === tablePath) return withRemote((await answer.json()) as SiteTable, await remote());
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return passOn(answer, reply);

    const { pathname } = new URL(request.url, origin);
    const { status, html } = pageInDevelopment(
      { path: pathname, status: answer.status, html: await answer.text() },
      {
        remote: await remote(),
        apiOrigin: calls && origin,
        shell: shell && `${scripts}shell/${await shell.entry()}`,
      },
    );

    const headers = { ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' };

    return passOn(new Response(html, { status, headers }), reply);
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

const asked = ['accept', 'content-type', 'cookie', 'range', 'user-agent', pageHeader];
/** Headers of releases and their connections. The policy is one of them: it names their scripts and styles. */
const notPassedOn = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'etag'],
  ...['content-security-policy', 'server-timing', 'strict-transport-security'],
]);

function ask({ url, headers, method, body }: FastifyRequest, where: string, from?: string) {
  const named = Object.entries(headers).filter(([name]) => asked.includes(name)) as [string, string][];

  return fetch(new URL(url, where), {
    method,
    redirect: 'manual',
    headers: { ...Object.fromEntries(named), 'accept-encoding': 'identity', ...(from && { origin: from }) },
    ...(method === 'POST' && { body: body as Buffer<ArrayBuffer> }),
  });
}

function passOn({ status, headers, body }: Response, reply: FastifyReply) {
  const passed = [...headers].filter(([header]) => !notPassedOn.has(header));
  reply.code(status).headers(Object.fromEntries(passed));

  return reply.send(body ? Readable.fromWeb(body as ReadableStream) : '');
}

async function remoteIn(name: string, entry: string): Promise<RegistryRemote> {
  // With a query, because a module that was imported once is not read again.
  const file = `${pathToFileURL(path.join(folderOf(name), 'src/routes.ts')).href}?${Date.now()}`;
  const { routes } = await import(file);

  return { name, version: 'here', entry, integrity: '', exposes: {}, routes };
}

const bootElement = new RegExp(`(<script type="application/json" id="${bootId}">)(.*?)(</script>)`, 's');
const servedContent = /(<div id="root">).*(<\/div>)/s;
const servedScripts = /<template id="scripts">.*?<\/template><script>.*?<\/script>/s;

/** What takes the place of releases in a page. */
interface Replacement {
  /** The remote in development; undefined when it is the shell. */
  remote?: RegistryRemote | undefined;
  /** Address of the shell's first script, where it is built here. */
  shell?: string | undefined;
  /** Another API than the site's. */
  apiOrigin?: string | undefined;
}

/** Replaces releases in a page by builds. It is rendered anew: React does not correct attributes of served HTML. */
function pageInDevelopment(
  { path: at, status, html }: { path: string; status: number; html: string },
  { remote, shell, apiOrigin }: Replacement,
) {
  const [, , text] = bootElement.exec(html) ?? [];
  if (!text) return { status, html };

  const boot: Boot = JSON.parse(text);
  const others = boot.registry.remotes.filter(({ name }) => name !== remote?.name);
  const changed: Boot = {
    registry: { ...boot.registry, remotes: [...others, ...(remote ? [remote] : [])] },
    config: { ...boot.config, ...(apiOrigin && { apiOrigin }) },
    rendered: [],
  };
  const json = JSON.stringify(changed).replaceAll('<', '\\u003c');
  const isOwn = remote && createMatcher(siteRoutes([remote]))(at) !== undefined;
  const emptied = html
    .replace(bootElement, (_, open: string, __, close: string) => `${open}${json}${close}`)
    .replace(servedContent, '$1$2');

  return {
    status: isOwn ? 200 : status,
    html: shell ? emptied.replace(servedScripts, `<script src="${shell}" defer></script>`) : emptied,
  };
}

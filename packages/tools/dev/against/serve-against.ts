import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegistryRemote } from '@dosmares/contracts/release';
import { containerName } from '@dosmares/contracts/remote';
import { changesPath } from '@dosmares/contracts/site/routes';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { chunksIn, configurationsOf, libraryStylesIn } from '../../build/build.ts';
import { watchReleased } from '../../build/hot.ts';
import { folderOf } from '../../presets/checkout.ts';
import { changes } from '../changes.ts';
import { reloadScript, rewritePage, rewritePolicy } from './rewrite-page.ts';

const webPath = '/_dev/web/';

/**
 * Headers of the deployed site's answers that are passed on. Tickets are not: events in development are no visitors'
 * reports.
 */
const passedOn = ['content-type', 'cache-control', 'set-cookie', 'etag', 'x-composition'];

/** A new listener hears of the newest build first, which is the page's own. */
const reloading = `let own;
new EventSource('${changesPath}').onmessage = ({ data }) => {
  if (own && own !== data) location.reload();
  own = data;
};`;

/** The last build of a remote, and the style elements of its libraries. */
interface Built {
  remote: RegistryRemote;
  styles: readonly string[];
}

/** The site, and where it is shown. */
interface Against {
  port: number;
  /** The data folder, for builds: one in `dist` would have no record, and be mistaken for the one before. */
  dataDir: string;
  /** The deployed site. */
  site: URL;
  /** Another API: the deployed one refuses calls from other addresses. */
  apiOrigin?: string | undefined;
}

/**
 * Serves the deployed site with the local build of one remote. Nothing else is built, and the site is not changed:
 * its pages are shown with this build in place of the remote's release.
 */
export async function serveAgainst(name: string, { port, dataDir, site, apiOrigin }: Against) {
  const folder = path.join(dataDir, 'against', name);
  const origin = `http://localhost:${port}`;
  const first = Promise.withResolvers<Built>();
  let last = first.promise;
  const app = Fastify();
  const tell = changes(app);

  app.register(fastifyStatic, { root: folder, prefix: webPath });
  app.get(reloadScript, async (_request, reply) => reply.type('text/javascript').send(reloading));
  app.get('/*', async (request, reply) => {
    const answer = await ask(request, site);
    reply.code(answer.status);
    for (const header of passedOn) {
      const value = answer.headers.get(header);
      if (value !== null) reply.header(header, value);
    }
    const target = answer.headers.get('location');
    if (target) reply.header('location', target.replace(site.origin, ''));
    if (!answer.headers.get('content-type')?.startsWith('text/html'))
      return reply.send(Buffer.from(await answer.arrayBuffer()));

    return sendPage(request, reply, { answer, built: await last });
  });

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { answer, built }: { answer: Response; built: Built },
  ) {
    const { pathname } = new URL(request.url, site);
    const policy = answer.headers.get('content-security-policy') ?? '';
    reply.header('content-security-policy', rewritePolicy(policy, { styles: built.styles, apiOrigin }));

    return answer.text().then((html) => {
      const page = rewritePage({ path: pathname, status: answer.status, html }, built.remote, apiOrigin);

      return reply.code(page.status).header('cache-control', 'no-store').send(page.html);
    });
  }

  await app.listen({ port, host: '127.0.0.1' });
  const [web] = await configurationsOf(name);
  if (!web) throw new Error(`${name} has nothing to build.`);
  watchReleased({ ...web, output: { ...web.output, path: folder } }, async (stats) => {
    const remote = await remoteIn({ name, folder, base: `${origin}${webPath}` }, chunksIn(stats));
    const built = { remote, styles: libraryStylesIn(stats) };
    first.resolve(built);
    last = Promise.resolve(built);
    tell(stats.hash ?? '');
    console.log(`${name} is built`);
  });
  await last;
  console.log(`Ready ${origin}: ${site.origin} with ${name} from here`);
}

const ask = ({ url, headers, method }: FastifyRequest, site: URL) =>
  fetch(new URL(url, site), {
    method,
    redirect: 'manual',
    headers: {
      accept: headers.accept ?? '*/*',
      cookie: headers.cookie ?? '',
      'user-agent': headers['user-agent'] ?? '',
    },
  });

async function remoteIn(
  { name, folder, base }: { name: string; folder: string; base: string },
  { [containerName(name)]: own = [], ...exposes }: Readonly<Record<string, readonly string[]>>,
): Promise<RegistryRemote> {
  const entry = own.at(-1) ?? '';
  const bytes = await readFile(path.join(folder, entry));
  // With a query, because a module that was imported once is not read again.
  const routes = `${pathToFileURL(path.join(folderOf(name), 'src/routes.ts')).href}?${Date.now()}`;

  return {
    name,
    version: 'here',
    entry: `${base}${entry}`,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, files]) => [expose, files.map((file) => base + file)]),
    ),
    routes: (await import(routes)).routes,
  };
}

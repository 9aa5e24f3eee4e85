import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import { pageHeader } from '@dosmares/contracts/endpoints';
import type { Registry, RegistryRemote } from '@dosmares/contracts/release';
import { type Boot, bootId, type PageReleases, releasesId, tablePath } from '@dosmares/contracts/site/boot';
import { requireLocalHost } from '@dosmares/server/local-host';
import { folderOf } from '../presets/checkout.ts';
import { changes, scripts, watch } from './hot.ts';

/** A site with one application in development. */
export interface Development {
  /** The origin of the site that provides all other applications. */
  upstream: string;
  port: number;
  /** The folder for builds; in `dist` they would be mistaken for builds to release. */
  folder: string;
  /** The API of this checkout's site; missing with a deployed site, which keeps its own API. */
  api: string | undefined;
}

/** Serves a site in which one application is rebuilt from its sources on every change. */
export async function developmentFront(name: string, site: Development) {
  const { upstream, port, folder, api } = site;
  await rm(folder, { recursive: true, force: true });
  const origin = `http://localhost:${port}`;
  const options = { origin, folder };
  const own = await watch(name, { ...options, isFollowed: true });
  // Only React's development build supports hot replacement, and the shell provides React.
  const shell = name === 'shell' ? own : await watch('shell', { ...options, isFollowed: false });
  const replacement = async () => ({
    remote: name === 'shell' ? undefined : await remoteIn(name, await own.entry()),
    /** Address of the shell's entry script. */
    shell: await shell.entry(),
    origins: api ? { apiOrigin: origin } : {},
  });
  const streamChanges = own.middleware();

  async function respond(request: IncomingMessage, response: ServerResponse) {
    await requireLocalHost(request);
    const { url = '/' } = request;
    if (url === changes) return streamChanges(request, response, () => {});
    if (url.startsWith(scripts)) return sendScript(path.join(folder, url.slice(scripts.length)), response);

    const answer = await forward(request, { upstream, api: url.startsWith('/api/') ? api : undefined });
    const kept = [...answer.headers].filter(([header]) => !droppedHeaders.includes(header));
    response.writeHead(answer.status, Object.fromEntries(kept));
    if (url === tablePath || answer.headers.get('content-type')?.startsWith('text/html'))
      return response.end(withDevelopmentBuilds(await answer.text(), await replacement()));
    await pipeline(Readable.fromWeb((answer.body ?? new Blob().stream()) as ReadableStream), response);
  }

  await Promise.all([own.entry(), shell.entry()]);
  const server = createServer((request, response) => {
    respond(request, response).catch((error) =>
      response.headersSent
        ? response.destroy()
        : response.writeHead(error.statusCode ?? 502).end(String(error.cause ?? error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
}

const forwarded = ['accept', 'content-type', 'cookie', 'range', 'user-agent', pageHeader];
/** Headers that hold for the original page or connection only; the policy names the page's scripts. */
const droppedHeaders = [
  'transfer-encoding',
  'content-length',
  'etag',
  'content-security-policy',
  'strict-transport-security',
];

async function forward(request: IncomingMessage, { upstream, api }: Pick<Development, 'upstream' | 'api'>) {
  const { url = '/', headers, method = 'GET' } = request;
  const kept = Object.entries(headers).filter(([name]) => forwarded.includes(name)) as [string, string][];

  const sent: Record<string, string> = { ...Object.fromEntries(kept), 'accept-encoding': 'identity' };
  // The API accepts calls from its own site only.
  if (api) sent.origin = upstream;
  const body = method === 'POST' ? await buffer(request) : null;

  return fetch(new URL(url, api ?? upstream), { method, redirect: 'manual', headers: sent, body });
}

function sendScript(file: string, response: ServerResponse) {
  response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/json');
  createReadStream(file)
    .once('error', () => response.writeHead(404).end())
    .pipe(response);
}

async function remoteIn(name: string, entry: string): Promise<RegistryRemote> {
  // The query defeats the module cache.
  const file = `${pathToFileURL(path.join(folderOf(name), 'src/routes.ts')).href}?${Date.now()}`;
  const { routes } = await import(file);

  return { name, version: 'here', entry, integrity: '', routes };
}

const dataElement = new RegExp(
  `(<script type="application/json" id="(${bootId}|${releasesId})">)(.*?)(</script>)`,
  'gs',
);
const servedContent = /(<div id="root">).*(<\/div>)/s;

interface Replacement {
  remote: RegistryRemote | undefined;
  shell: string;
  origins: Partial<Boot['config']>;
}

/** Replaces releases by development builds, in a page or in the table of all remotes. */
function withDevelopmentBuilds(text: string, { remote, shell, origins }: Replacement) {
  const withRemote = <Some extends Registry>(registry: Some): Some => ({
    ...registry,
    remotes: [...registry.remotes.filter(({ name }) => name !== remote?.name), ...(remote ? [remote] : [])],
  });
  if (text.startsWith('{')) return JSON.stringify(withRemote(JSON.parse(text)));

  const developed = {
    // Nothing counts as rendered, because hydration would not correct attributes of the served HTML.
    [bootId]: ({ config }: Boot): Boot => ({ config: { ...config, ...origins }, rendered: [] }),
    [releasesId]: (releases: PageReleases): PageReleases => ({
      ...withRemote(releases),
      main: [shell, ''],
      preloads: [],
    }),
  };

  return text
    .replace(dataElement, (_, open: string, id: string, json: string, close: string) => {
      const data = developed[id as never] as (from: object) => object;

      return `${open}${JSON.stringify(data(JSON.parse(json))).replaceAll('<', '\\u003c')}${close}`;
    })
    .replace(servedContent, '$1$2');
}

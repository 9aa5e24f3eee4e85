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
import { type Boot, bootId, tablePath } from '@dosmares/contracts/site/boot';
import { folderOf } from '../presets/checkout.ts';
import { changes, scripts, watch } from './hot.ts';

/** A site with one application in development. */
export interface Development {
  /** The origin of the site behind, which has all other applications. */
  behind: string;
  port: number;
  /** The folder for builds: one in `dist` would be mistaken for a build to release. */
  folder: string;
  /** The API of a site of this checkout. A deployed one refuses calls from here, and its shell stays as it is. */
  api: string | undefined;
}

/** Serves a site with one application built from its sources at every change. */
export async function developmentFront(name: string, site: Development) {
  const { behind, port, folder, api } = site;
  await rm(folder, { recursive: true, force: true });
  const origin = `http://localhost:${port}`;
  const options = { origin, folder, refreshes: api !== undefined };
  const own = await watch(name, { ...options, isFollowed: true });
  // Only React's development build can replace components, and the shell provides React.
  const shell =
    name === 'shell' ? own : api ? await watch('shell', { ...options, isFollowed: false }) : undefined;
  const replacement = async () => ({
    remote: name === 'shell' ? undefined : await remoteIn(name, await own.entry()),
    /** Address of the shell's first script, where it is built here. */
    shell: await shell?.entry(),
    origins: api ? { apiOrigin: origin } : {},
  });
  const tellChanges = own.middleware();

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { url = '/' } = request;
    if (url === changes) return tellChanges(request, response, () => {});
    if (url.startsWith(scripts)) return sendScript(path.join(folder, url.slice(scripts.length)), response);

    const answer = await ask(request, { behind, api: url.startsWith('/api/') ? api : undefined });
    const passed = [...answer.headers].filter(([header]) => !notPassedOn.includes(header));
    response.writeHead(answer.status, Object.fromEntries(passed));
    if (url === tablePath || answer.headers.get('content-type')?.startsWith('text/html'))
      return response.end(inDevelopment(await answer.text(), await replacement()));
    await pipeline(Readable.fromWeb((answer.body ?? new Blob().stream()) as ReadableStream), response);
  }

  await Promise.all([own.entry(), shell?.entry()]);
  const server = createServer((request, response) => {
    respond(request, response).catch((error) =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(String(error.cause ?? error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
}

const asked = ['accept', 'content-type', 'cookie', 'range', 'user-agent', pageHeader];
/** Headers of a release and its connection. The policy is one of them: it names the scripts of a page. */
const notPassedOn = [
  ...['transfer-encoding', 'content-length', 'etag'],
  ...['content-security-policy', 'strict-transport-security'],
];

async function ask(request: IncomingMessage, { behind, api }: Pick<Development, 'behind' | 'api'>) {
  const { url = '/', headers, method = 'GET' } = request;
  const named = Object.entries(headers).filter(([name]) => asked.includes(name)) as [string, string][];

  return fetch(new URL(url, api ?? behind), {
    method,
    redirect: 'manual',
    // The API takes calls from its site alone.
    headers: { ...Object.fromEntries(named), 'accept-encoding': 'identity', ...(api && { origin: behind }) },
    ...(method === 'POST' && { body: await buffer(request) }),
  });
}

function sendScript(file: string, response: ServerResponse) {
  response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/json');
  createReadStream(file)
    .once('error', () => response.writeHead(404).end())
    .pipe(response);
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

interface Replacement {
  remote: RegistryRemote | undefined;
  shell: string | undefined;
  origins: Partial<Boot['config']>;
}

/** Replaces releases by builds in a page or in the table of all remotes. */
function inDevelopment(text: string, { remote, shell, origins }: Replacement) {
  const withRemote = (registry: Registry): Registry => ({
    ...registry,
    remotes: [...registry.remotes.filter(({ name }) => name !== remote?.name), ...(remote ? [remote] : [])],
  });
  if (text.startsWith('{')) return JSON.stringify(withRemote(JSON.parse(text)));

  const page = text
    .replace(bootElement, (_, open: string, json: string, close: string) => {
      const { registry, config }: Boot = JSON.parse(json);
      // It is rendered anew: React does not correct attributes of served HTML.
      const boot: Boot = { registry: withRemote(registry), config: { ...config, ...origins }, rendered: [] };

      return `${open}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${close}`;
    })
    .replace(servedContent, '$1$2');

  return shell ? page.replace(servedScripts, `<script src="${shell}" defer></script>`) : page;
}

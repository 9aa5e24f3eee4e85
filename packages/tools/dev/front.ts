import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { scriptsIn } from '@dosmares/delivery';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { changes } from './changes.ts';

/** Options of the server in front of a site in development. */
export interface FrontOptions {
  /** The origin of the site behind. */
  behind: string;
  /** Folders with scripts for development, by the paths at which they are served, such as `/assets/`. */
  scripts: Readonly<Record<string, string>>;
  /** Renders a document again that the site behind has sent. */
  remake: (html: string, pathname: string) => Promise<string>;
}

/** Serves the site behind, with scripts for development and with documents rendered again for them. */
export function front({ behind, scripts, remake }: FrontOptions) {
  const app = Fastify({ exposeHeadRoutes: true, forceCloseConnections: true });
  const tell = changes(app);
  const [root = '.'] = Object.values(scripts);
  app.register(fastifyStatic, { root, serve: false });
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, behind);
    const base = Object.keys(scripts).find((one) => pathname.startsWith(one)) ?? '/';
    const folder = scripts[base];
    const file = pathname.slice(base.length);
    if (folder && existsSync(path.join(folder, file))) return reply.sendFile(file, folder);

    return passOn(request, reply, pathname);
  });

  async function passOn({ url, headers }: FastifyRequest, reply: FastifyReply, pathname: string) {
    const { connection: _, host: __, 'if-none-match': ___, ...asked } = headers as Record<string, string>;
    const answer = await fetch(`${behind}${url}`, {
      headers: { ...asked, 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    reply.code(answer.status);
    for (const [name, value] of answer.headers) if (!ofConnection.has(name)) reply.header(name, value);
    if (!isPage) return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '');

    const html = await remake(await answer.text(), pathname);
    const policy = answer.headers.get('content-security-policy') ?? '';

    return reply
      .removeHeader('content-length')
      .removeHeader('etag')
      .header('content-security-policy', policyFor(html, policy))
      .send(html);
  }

  return { app, tell };
}

const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/**
 * Adapts the site's policy: allows the document's inline scripts, and styles as React and emotion write them in
 * development.
 */
const policyFor = (html: string, policy: string) =>
  policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline'").replace(
    /script-src /,
    `script-src ${scriptsIn(html)
      .map((hash) => `'${hash}' `)
      .join('')}`,
  );

import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

const script = "new EventSource('/_dev/changes').onmessage = () => location.reload();";

/** Development only: pages listen for another composition going live, and reload. */
export function developmentPages(app: FastifyInstance) {
  const listeners = new Set<ServerResponse>();

  app.get('/_dev/reload.js', async (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/_dev/changes', async (request, reply) => {
    reply.hijack();
    reply.raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write(':\n\n');
    listeners.add(reply.raw);
    request.raw.once('close', () => listeners.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const listener of listeners) listener.end();
  });

  return {
    reload() {
      for (const listener of listeners) listener.write('data: changed\n\n');
    },
    async send(reply: FastifyReply, file: string) {
      const html = await readFile(file, 'utf8');

      return reply.send(html.replace('</head>', '<script src="/_dev/reload.js" defer></script></head>'));
    },
  };
}

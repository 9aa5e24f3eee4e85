import type { ServerResponse } from 'node:http';
import { reloadPath } from '@dosmares/contracts/site/routes';
import type { FastifyInstance } from 'fastify';

/** Adds the event stream that pages in development listen to; gives the function that tells them to reload. */
export function reloadStream(app: FastifyInstance): () => void {
  const listeners = new Set<ServerResponse>();
  app.get(reloadPath, async (request, reply) => {
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

  return () => {
    for (const listener of listeners) listener.write('data: changed\n\n');
  };
}

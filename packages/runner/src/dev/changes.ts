import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Adds the event stream that development pages listen to; gives the function that tells them to reload. */
export function changes(app: FastifyInstance) {
  const listeners = new Set<ServerResponse>();
  app.get('/_dev/changes', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(':\n\n');
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

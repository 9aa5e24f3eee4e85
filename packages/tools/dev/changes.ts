import type { ServerResponse } from 'node:http';
import { changesPath } from '@dosmares/contracts/site/routes';
import type { FastifyInstance } from 'fastify';

/**
 * Adds the event stream that notifies open pages of builds; returns a function that sends them the hash of the
 * newest.
 */
export function changes(app: FastifyInstance): (hash: string) => void {
  const listeners = new Set<ServerResponse>();
  let newest: string | undefined;
  app.get(changesPath, async (request, reply) => {
    reply.hijack();
    reply.raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write(newest ? eventOf(newest) : ':\n\n');
    listeners.add(reply.raw);
    request.raw.once('close', () => listeners.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const listener of listeners) listener.end();
  });

  return (hash) => {
    newest = hash;
    for (const listener of listeners) listener.write(eventOf(hash));
  };
}

const eventOf = (hash: string) => `data: ${hash}\n\n`;

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server that closes end: at once connections that browsers hold in reserve, on which nothing was asked yet (Node
 * counts those as busy and waits for them); all others once they are answered, or after a limit in milliseconds.
 */
export function endConnections(app: FastifyInstance, withinMs: number) {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), withinMs).unref();
  });
  app.addHook('onResponse', async () => {
    // Its connection counts as idle only once this turn is over.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections of a closing server: at once those that browsers opened in reserve (Node counts them as busy
 * and waits for them); all others once they are answered, or after a limit in milliseconds.
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
    // Its connection counts as idle only after this turn of the event loop.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

import { connectionOf } from '@dosmares/contracts/connection';
import { endConnections } from '@dosmares/delivery/end-connections';
import type { FastifyInstance } from 'fastify';
import { isThisMachine } from '../limits/ceiling.ts';

/**
 * Milliseconds that open requests get at shutdown; the store and mails in progress get the rest of its 25 seconds.
 */
const drainMs = 15_000;

/** Connections, busy or idle, above which new ones are closed: without a limit they use up the process's files. */
const mostConnections = 1_000;

/**
 * Connections of one address, of which one visitor's browser opens six. Behind a proxy of one's own all have its
 * address: limiting them is the proxy's work.
 */
const mostOfOne = 100;

function limitConnections({ server }: FastifyInstance) {
  const open = new Map<string, number>();

  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    const count = (open.get(remoteAddress) ?? 0) + 1;
    open.set(remoteAddress, count);
    socket.once('close', () => {
      const left = (open.get(remoteAddress) ?? 1) - 1;
      if (left > 0) open.set(remoteAddress, left);
      else open.delete(remoteAddress);
    });
    if (count > mostOfOne && !isThisMachine(connectionOf(remoteAddress))) socket.destroy();
  });
}

/** Starts listening; returns the address to use on this machine. */
export async function listenOn(
  app: FastifyInstance,
  { host, port, trustProxy = 0 }: { host: string; port: number; trustProxy?: number },
): Promise<string> {
  endConnections(app, drainMs);
  app.server.maxConnections = mostConnections;
  if (trustProxy === 0) limitConnections(app);
  await app.listen({ host, port, listenTextResolver: () => 'listening' });
  const [bound] = app.addresses();

  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${typeof bound === 'object' ? bound.port : port}`;
}

import { endConnections } from '@dosmares/delivery/end-connections';
import type { FastifyInstance } from 'fastify';

/**
 * Milliseconds that open requests get at shutdown; the store and mails in progress get the rest of its 25 seconds.
 */
const drainMs = 15_000;

/** Connections, busy or idle, above which new ones are closed: without a limit they use up the process's files. */
const mostConnections = 1_000;

/** Starts listening; returns the address to use on this machine. */
export async function listenOn(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  endConnections(app, drainMs);
  app.server.maxConnections = mostConnections;
  await app.listen({ host, port, listenTextResolver: () => 'listening' });
  const [bound] = app.addresses();

  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${typeof bound === 'object' ? bound.port : port}`;
}

import { endConnections } from '@dosmares/delivery/end-connections';
import type { FastifyInstance } from 'fastify';

/** Open requests get this long when the API ends; the store and the mails that are being sent get the rest of its 25 seconds. */
const drainMs = 15_000;

/** Listens, and gives the address that a person on this machine would type. */
export async function listenOn(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  endConnections(app, drainMs);
  await app.listen({ host, port, listenTextResolver: () => 'listening' });
  const [bound] = app.addresses();

  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${typeof bound === 'object' ? bound.port : port}`;
}

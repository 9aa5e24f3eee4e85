import type { FastifyInstance } from 'fastify';

/** Listens, and gives the address that a person on this machine would type. */
export async function listenOn(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  await app.listen({ host, port, listenTextResolver: () => 'listening' });
  const [bound] = app.addresses();

  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${typeof bound === 'object' ? bound.port : port}`;
}

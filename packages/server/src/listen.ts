import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

/** Starts listening; returns the URL to use on this machine. */
export async function listenOn(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  await app.listen({ host, port, listenTextResolver: () => 'listening' });
  const [bound] = app.addresses();
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;

  return `http://${name}:${typeof bound === 'object' ? bound.port : port}`;
}

/** Closes at a termination signal or an uncaught error, within a limit in milliseconds, and exits. */
export function closeAtSignal(close: () => Promise<unknown>, withinMs: number) {
  closeWithGrace({ delay: withinMs }, async ({ err }) => {
    if (err) console.error(err);
    await close();
  });
}

/** Docker Compose waits longer than this for the process (`stop_grace_period`). */
const endMs = 10_000;

/** Listens until the process gets a termination signal; then answers pending requests and exits. */
export async function serve(app: FastifyInstance, at: { host: string; port: number }) {
  await listenOn(app, at);
  closeAtSignal(() => app.close(), endMs);
}

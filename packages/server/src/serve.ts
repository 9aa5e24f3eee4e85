import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

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
  await app.listen(at);
  closeAtSignal(() => app.close(), endMs);
}

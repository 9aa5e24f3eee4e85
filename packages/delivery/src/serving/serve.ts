import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { endConnections } from './end-connections.ts';

/** Time for visitors with slow connections to receive pending answers. */
const drainMs = 8_000;
/** Docker Compose waits longer than this for the process (`stop_grace_period`). */
const endMs = 10_000;

/** Listens until the process gets a signal to end; then answers pending requests, and ends the process. */
export async function serve(app: FastifyInstance, at: { port: number; host: string }) {
  endConnections(app, drainMs);
  await app.listen(at);
  closeWithGrace({ delay: endMs }, async ({ err }) => {
    if (err) console.error(err);
    await app.close();
  });
}

import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { endConnections } from './end-connections.ts';

/** A visitor on a slow line gets this long to receive what was asked for before. */
const drainMs = 8_000;
/** Compose waits longer than this for the process (`stop_grace_period`). */
const endMs = 10_000;

/** Listens until the process is told to end; then answers what was asked, and ends the process. */
export async function serve(app: FastifyInstance, at: { port: number; host: string }) {
  endConnections(app, drainMs);
  await app.listen(at);
  closeWithGrace({ delay: endMs }, async ({ err }) => {
    if (err) console.error(err);
    await app.close();
  });
}

import { createServer } from 'node:net';

/** Returns a port that nobody listens on. */
export function freePort() {
  const probe = createServer().listen(0);
  const { port } = probe.address() as { port: number };

  return new Promise<number>((resolve) => probe.close(() => resolve(port)));
}

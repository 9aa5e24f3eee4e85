import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut and mended. */
export async function cuttableLine(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let own = 0;

  async function mend() {
    server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('error', () => to.destroy());
        from.on('close', () => sockets.delete(from));
        from.pipe(to);
      }
    });
    await new Promise<void>((resolve) => server?.listen(own, '127.0.0.1', resolve));
    own = (server.address() as { port: number }).port;
  }

  async function cut() {
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await mend();
  const through = new URL(target);
  through.port = String(own);

  return { url: through.href, cut, mend };
}

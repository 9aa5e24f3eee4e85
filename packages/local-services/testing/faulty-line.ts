import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A TCP proxy in front of a server, whose connections can fail in the usual ways. */
export type FaultyLine = Awaited<ReturnType<typeof faultyLine>>;

/** Puts a proxy in front of the server at an address. */
export async function faultyLine(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server;
  let ownPort = 0;
  let latency = 0;
  let frozen = Promise.withResolvers<void>();
  frozen.resolve();

  async function passage() {
    if (latency > 0) await pause(latency);
    await frozen.promise;
  }

  /** Transmits one side's data to the other, in order, and its end too, which a frozen line also holds back. */
  function carry(from: Socket, to: Socket) {
    sockets.add(from);
    from.on('data', async (chunk) => {
      from.pause();
      await passage();
      to.write(chunk);
      from.resume();
    });
    from.on('error', () => undefined);
    from.on('close', async () => {
      sockets.delete(from);
      await passage();
      to.destroy();
    });
  }

  async function mend() {
    server = createServer((near) => {
      const far = connect(Number(port), hostname);
      carry(near, far);
      carry(far, near);
    }).listen(ownPort, '127.0.0.1');
    await once(server, 'listening');
    ownPort = (server.address() as { port: number }).port;
  }

  function drop() {
    for (const socket of sockets) socket.destroy();
  }

  async function cut() {
    const closed = once(server, 'close');
    server.close();
    drop();
    await closed;
  }

  await mend();

  return {
    /** The server's address through the proxy. */
    url: Object.assign(new URL(target), { port: String(ownPort) }).href,
    /** Closes all connections and accepts no new ones, until it is mended. */
    cut,
    mend,
    /** Closes all connections; accepts new ones. */
    drop,
    /** Silently stops transmitting, until it thaws: connections stay open, and new ones are accepted. */
    freeze() {
      frozen = Promise.withResolvers();
    },
    thaw: () => frozen.resolve(),
    /** Delays everything by a number of milliseconds. */
    delay(ms: number) {
      latency = ms;
    },
    async close() {
      frozen.resolve();
      await cut();
    },
  };
}

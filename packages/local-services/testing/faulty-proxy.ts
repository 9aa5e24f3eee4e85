import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A TCP proxy in front of a server, whose connections can fail in the usual ways. */
export type FaultyProxy = Awaited<ReturnType<typeof faultyProxy>>;

/** Starts a proxy in front of the server at an address. */
export async function faultyProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let listener: Server;
  let ownPort = 0;
  let latency = 0;
  let frozen = Promise.withResolvers<void>();
  frozen.resolve();

  async function waitTurn() {
    if (latency > 0) await pause(latency);
    await frozen.promise;
  }

  /** Forwards data in order, and the end of the connection; while frozen, neither. */
  function forward(from: Socket, to: Socket) {
    sockets.add(from);
    from.on('data', async (chunk) => {
      from.pause();
      await waitTurn();
      to.write(chunk);
      from.resume();
    });
    from.on('error', () => undefined);
    from.on('close', async () => {
      sockets.delete(from);
      await waitTurn();
      to.destroy();
    });
  }

  async function restore() {
    listener = createServer((client) => {
      const server = connect(Number(port), hostname);
      forward(client, server);
      forward(server, client);
    }).listen(ownPort, '127.0.0.1');
    await once(listener, 'listening');
    ownPort = (listener.address() as { port: number }).port;
  }

  function drop() {
    for (const socket of sockets) socket.destroy();
  }

  async function cut() {
    const closed = once(listener, 'close');
    listener.close();
    drop();
    await closed;
  }

  await restore();

  return {
    /** The server's address through the proxy. */
    url: Object.assign(new URL(target), { port: String(ownPort) }).href,
    /** Closes all connections and accepts no new ones, until `restore`. */
    cut,
    restore,
    /** Closes all connections; accepts new ones. */
    drop,
    /** Stops forwarding until `thaw`: connections stay open, and new ones are accepted. */
    freeze() {
      frozen = Promise.withResolvers();
    },
    thaw: () => frozen.resolve(),
    /** Sets the latency in milliseconds. */
    delay(ms: number) {
      latency = ms;
    },
    async close() {
      frozen.resolve();
      await cut();
    },
  };
}

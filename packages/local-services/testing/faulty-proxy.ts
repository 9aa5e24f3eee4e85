import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A TCP proxy in front of a server, whose connections can fail in the usual ways. */
export type FaultyProxy = Awaited<ReturnType<typeof faultyProxy>>;

interface Line {
  sockets: Set<Socket>;
  latency: number;
  /** Pending while nothing is forwarded. */
  frozen: PromiseWithResolvers<void>;
}

/** Starts a proxy in front of the server at an address. */
export async function faultyProxy(target: string) {
  const { hostname, port } = new URL(target);
  const line: Line = { sockets: new Set(), latency: 0, frozen: Promise.withResolvers() };
  line.frozen.resolve();
  let listener: Server;
  let ownPort = 0;

  async function restore() {
    listener = createServer((client) => {
      const server = connect(Number(port), hostname);
      forward(line, client, server);
      forward(line, server, client);
    }).listen(ownPort, '127.0.0.1');
    await once(listener, 'listening');
    ownPort = (listener.address() as { port: number }).port;
  }

  function drop() {
    for (const socket of line.sockets) socket.destroy();
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
      line.frozen = Promise.withResolvers();
    },
    thaw: () => line.frozen.resolve(),
    /** Sets the latency in milliseconds. */
    delay(ms: number) {
      line.latency = ms;
    },
    async close() {
      line.frozen.resolve();
      await cut();
    },
  };
}

/** Forwards data in order, and the end of the connection; while frozen, neither. */
function forward(line: Line, from: Socket, to: Socket) {
  line.sockets.add(from);
  from.on('data', async (chunk) => {
    from.pause();
    await turn(line);
    to.write(chunk);
    from.resume();
  });
  from.on('error', () => undefined);
  from.on('close', async () => {
    line.sockets.delete(from);
    await turn(line);
    to.destroy();
  });
}

async function turn(line: Line) {
  if (line.latency > 0) await pause(line.latency);
  await line.frozen.promise;
}

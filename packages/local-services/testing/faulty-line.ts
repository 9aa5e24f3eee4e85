import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A TCP proxy in front of a server, whose connections can fail in the usual ways. */
export interface FaultyLine {
  /** The server's address through the proxy. */
  url: string;
  /** Closes all connections and accepts no new ones. */
  cut: () => Promise<void>;
  /** Accepts connections again. */
  mend: () => Promise<void>;
  /** Closes all connections; accepts new ones. */
  drop: () => void;
  /** Silently stops transmitting: connections stay open, and new ones are accepted. */
  freeze: () => void;
  /** Transmits what was held back, and continues. */
  thaw: () => void;
  /** Delays everything by a number of milliseconds. */
  delay: (ms: number) => void;
  close: () => Promise<void>;
}

/** Puts a proxy in front of the server at an address. */
export async function faultyLine(target: string): Promise<FaultyLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
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
    });
    await new Promise<void>((resolve) => server?.listen(ownPort, '127.0.0.1', resolve));
    ownPort = (server.address() as { port: number }).port;
  }

  function drop() {
    for (const socket of sockets) socket.destroy();
  }

  async function cut() {
    const closed = new Promise((resolve) => server?.close(resolve));
    drop();
    await closed;
  }

  await mend();
  const through = new URL(target);
  through.port = String(ownPort);

  return {
    url: through.href,
    cut,
    mend,
    drop,
    freeze() {
      frozen = Promise.withResolvers();
    },
    thaw: () => frozen.resolve(),
    delay(ms) {
      latency = ms;
    },
    async close() {
      frozen.resolve();
      await cut();
    },
  };
}

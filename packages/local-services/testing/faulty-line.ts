import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A TCP proxy in front of a server, whose line can fail in the ways that lines do. */
export interface FaultyLine {
  /** The server's address, by way of the proxy. */
  url: string;
  /** Ends every connection at once and takes no new one. */
  cut: () => Promise<void>;
  /** Takes connections again. */
  mend: () => Promise<void>;
  /** Ends every connection at once; the next one is taken. */
  drop: () => void;
  /** Carries nothing any more, without a word: connections stay open, and new ones are taken. */
  freeze: () => void;
  /** Carries on with whatever waited. */
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

  /** Carries what one side says to the other, in order, and its end as well: a frozen line does not tell of that either. */
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

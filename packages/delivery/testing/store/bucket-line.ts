import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Puts a proxy in front of the object store, which can fail in the ways that object stores do. */
export async function bucketLine(target: string) {
  let requests = 0;
  let late = 0;
  let failAfter = Number.POSITIVE_INFINITY;
  let mended = Promise.withResolvers<void>();
  const { port } = new URL(target);

  async function carry(asked: IncomingMessage, answer: ServerResponse) {
    requests += 1;
    if (asked.method === 'PUT') failAfter -= 1;
    if (failAfter < 0) return answer.writeHead(503).end();
    if (late > 0) await Promise.race([pause(late, undefined, { ref: false }), mended.promise]);

    const { method, url, headers } = asked;
    const further = request({ port, method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    further.on('error', () => answer.destroy());
    asked.pipe(further);
  }

  const server = createServer((asked, answer) => void carry(asked, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Delays every answer by `ms` milliseconds, or until it is mended. */
    delay: (ms: number) => {
      late = ms;
    },
    /** Answers 503 to everything. */
    fail: () => {
      failAfter = -1;
    },
    /** Answers 503 to everything from the upload that follows the first `uploads`. */
    failAfter: (uploads: number) => {
      failAfter = uploads;
    },
    /** Returns the number of requests until now. */
    requests: () => requests,
    /** Ends every fault. */
    mend() {
      mended.resolve();
      mended = Promise.withResolvers();
      late = 0;
      failAfter = Number.POSITIVE_INFINITY;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

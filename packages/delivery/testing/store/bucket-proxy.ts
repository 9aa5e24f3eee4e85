import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Starts a proxy in front of the object store that can fail as object stores do. */
export async function bucketProxy(target: string) {
  let requests = 0;
  let delayMs = 0;
  let failAfter = Number.POSITIVE_INFINITY;
  let restored = Promise.withResolvers<void>();
  const { port } = new URL(target);

  async function forward(request: IncomingMessage, response: ServerResponse) {
    requests += 1;
    if (request.method === 'PUT') failAfter -= 1;
    if (failAfter < 0) return response.writeHead(503).end();
    if (delayMs > 0) await Promise.race([pause(delayMs, undefined, { ref: false }), restored.promise]);

    const { method, url, headers } = request;
    const upstream = httpRequest({ port, method, path: url, headers }, (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  const server = createServer((request, response) => void forward(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Delays every response by `ms` milliseconds, or until `restore`. */
    delay: (ms: number) => {
      delayMs = ms;
    },
    /** Answers every request with 503. */
    fail: () => {
      failAfter = -1;
    },
    /** Answers every request with 503 once there were `uploads` uploads. */
    failAfter: (uploads: number) => {
      failAfter = uploads;
    },
    /** Returns the number of requests so far. */
    requests: () => requests,
    /** Ends every fault. */
    restore() {
      restored.resolve();
      restored = Promise.withResolvers();
      delayMs = 0;
      failAfter = Number.POSITIVE_INFINITY;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

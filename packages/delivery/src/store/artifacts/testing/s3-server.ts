/// <reference path="./s3rver.d.ts" />
import { mkdtemp } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { bucketObjects } from '../objects.ts';

/** Environment of its clients. */
export const s3Environment = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
};

/** Starts an object store with an empty bucket `artifacts`. */
export async function startS3() {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It signs prefixes with a slash differently from Amazon.
    allowMismatchedSignatures: true,
    directory: await mkdtemp(path.join(tmpdir(), 'dos-mares-s3-')),
    configureBuckets: [{ name: 'artifacts' }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;

  return {
    endpoint,
    /**
     * Replaces a word in an object by one of the same length, as anyone with write access to the bucket could;
     * returns a function that restores it.
     */
    async alter(key: string, from: string, to: string) {
      const { get, put } = bucketObjects('artifacts', endpoint);
      const whole = await get(key);
      const altered = Buffer.from(whole);
      altered.write(to, altered.indexOf(from));
      await put(key, altered);

      return () => put(key, whole);
    },
    /** Opens a proxy to the store that lets a number of uploads through, and answers 503 from then on. */
    breakAfter: (uploads: number) => line(port, uploads),
    /** Opens a proxy to the store that counts requests. */
    count: () => line(port, Number.POSITIVE_INFINITY),
    stop: () => server.close(),
  };
}

async function line(port: number, uploads: number) {
  let left = uploads;
  let requests = 0;
  const server = createServer((asked, answer) => {
    requests += 1;
    if (asked.method === 'PUT') left -= 1;
    if (left < 0) return answer.writeHead(503).end();

    const { method, url, headers } = asked;
    asked.pipe(
      request({ port, method, path: url, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    stop: () => {
      server.closeAllConnections();

      return new Promise((resolve) => server.close(resolve));
    },
  };
}

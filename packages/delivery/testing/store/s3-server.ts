import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetched } from '@dosmares/tools/presets/fetched';

/** Environment of its clients. */
export const s3Environment = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
};

/** The part of the package's API that is used here; it has no types. */
interface S3rver {
  readonly httpServer: Server;
  run: () => Promise<{ port: number }>;
  close: () => Promise<void>;
}

/** Starts an object store with an empty bucket `artifacts`. */
export async function startS3() {
  const S3rver = fetched<new (options: object) => S3rver>('s3', '@20minutes/s3rver');
  const directory = await mkdtemp(path.join(tmpdir(), 'dos-mares-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It signs prefixes with a slash differently from Amazon.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: 'artifacts' }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;

  return {
    endpoint,
    /** Stops at once, whatever its clients are doing. */
    async stop() {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

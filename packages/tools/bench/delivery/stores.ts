import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { s3Environment, startS3 } from '@dosmares/delivery/testing/s3-server';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';

/** A store to measure with. */
export interface BenchStore {
  /** Environment of commands and edges that use it. */
  environment: Readonly<Record<string, string>>;
  close: () => Promise<void>;
}

/** The kinds of stores, by name. Opens as undefined where this machine lacks the programs. */
export const stores: Readonly<Record<string, () => Promise<BenchStore | undefined>>> = {
  'folder and SQLite': async () => {
    const folder = await temporary();

    return { environment: { STORE: folder }, close: () => rm(folder, { recursive: true }) };
  },
  'S3 and PostgreSQL': async () => {
    const postgres = await startPostgres({ isDurable: true });
    if (!postgres) return undefined;
    const s3 = await startS3();
    const cache = await temporary();

    return {
      environment: {
        ...s3Environment,
        STORE: 's3://artifacts/bench',
        S3_ENDPOINT: s3.endpoint,
        LEDGER_URL: await postgres.freshDatabase(),
        CACHE_DIR: cache,
      },
      async close() {
        await s3.stop();
        await postgres.stop();
        await rm(cache, { recursive: true, force: true });
      },
    };
  },
};

const temporary = () => mkdtemp(path.join(tmpdir(), 'dos-mares-bench-store-'));

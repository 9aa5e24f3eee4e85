import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@dosmares/delivery';
import { settingsFrom } from '@dosmares/delivery/settings';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { runServices } from '../../start/run-services.ts';
import type { BenchStore } from './stores.ts';

const count = 10;
const lookEveryMs = 10;
const longestMs = 60_000;

/** Starts ten edges on one store, each with its own folder for copies. */
export async function startEdges({ environment }: BenchStore) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-bench-edges-'));
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const all = ports.map((port, index) => ({
    name: `edge ${index + 1}`,
    port,
    variable: 'SITE_PORT',
    script: 'shell/bin/edge.ts',
    env: {
      ...environment,
      CACHE_DIR: path.join(folder, String(port)),
      SITE_PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    health: '/health/ready',
  }));
  const running = runServices(settingsFrom({}), { all });
  // One after another: started together, all of them would be slow on a small machine.
  for (const { name } of all) await running.start(name);
  const { STORE = '', LEDGER_URL: ledgerUrl, S3_ENDPOINT: endpoint } = environment;
  const store = openStore(STORE, { ledgerUrl, endpoint, cacheFolder: folder, actor: 'bench' });

  return {
    /** Returns the milliseconds from the last move until every edge served it. */
    async caughtUpAfter() {
      const move = await store.ledger.latest();
      await Promise.all(ports.map((port) => shows(port, move?.pointer?.live)));

      return Date.now() - Date.parse(move?.at ?? '');
    },
    async close() {
      await store.close();
      await running.stopAll();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function shows(port: number, composition: string | undefined) {
  for (const end = Date.now() + longestMs; Date.now() < end; await pause(lookEveryMs)) {
    const { headers } = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' });
    if (headers.get('x-composition') === composition) return;
  }
  throw new Error(`An edge does not show ${composition} within ${longestMs} ms.`);
}

import { chmod, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type FaultyProxy, faultyProxy } from '@dosmares/local-services/testing/faulty-proxy';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { type ApiProcess, startApiProcess } from '../api-process.ts';
import { startFaultySmtp } from '../faults/faulty-smtp.ts';
import { smallDisk } from '../faults/small-disk.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const signIn = { user: 'api', password: 'only-here' };

/** The API processes of a chaos run and the services that they use, over lines that can fail. */
export type Stage = NonNullable<Awaited<ReturnType<typeof setStage>>>;

export interface Setting {
  /** Number of parallel API processes. */
  processes: number;
  faults: readonly string[];
}

export async function setStage({ processes, faults }: Setting) {
  const disk = faults.includes('disk-full') ? await smallDisk(600) : undefined;
  const folder = disk?.folder ?? (await temporaryFolder());
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ isDurable: true, parent: folder });
  if (!postgres) return undefined;

  const relay = await startFaultySmtp({ signIn });
  // Longer than the lease of a job without a heartbeat.
  relay.answerAfterMs = 12_000;
  const mailLine = await faultyProxy(`smtp://127.0.0.1:${relay.port}`);
  const databaseUrl = await postgres.freshDatabase();
  const storeLine = await faultyProxy(databaseUrl);
  const lines: readonly FaultyProxy[] = [mailLine, storeLine];
  const settings: Record<string, string> = {
    DATA_DIR: folder,
    DATABASE_URL: storeLine.url,
    SMTP_PORT: new URL(mailLine.url).port,
    SMTP_USER: signIn.user,
    SMTP_PASSWORD: signIn.password,
  };
  const apis = new Map<number, ApiProcess>();
  const anySlot = () => Math.floor(Math.random() * processes);

  async function start(slot: number) {
    const ownPort = { API_PORT: String(await freePort()) };
    const api = await startApiProcess({ ...settings, ...ownPort }, 'chaos/hurried-api.ts');
    apis.set(slot, api);
  }
  for (let slot = 0; slot < processes; slot += 1) await start(slot);

  return {
    settings,
    databaseUrl,
    relay,
    postgres,
    lines,
    address: () => [...apis.values()][Math.floor(Math.random() * apis.size)]?.address,
    /** Ends one API with a signal and starts another in its place. */
    async replaceApi(signal: NodeJS.Signals) {
      const slot = anySlot();
      const old = apis.get(slot);
      apis.delete(slot);
      await old?.end(signal);
      await start(slot);
    },
    /** Suspends one API, as happens when a machine swaps or is migrated. */
    async stallApi(ms: number) {
      const api = apis.get(anySlot());
      api?.process.kill('SIGSTOP');
      await pause(ms);
      api?.process.kill('SIGCONT');
    },
    async fillDisk(ms: number) {
      await disk?.fill();
      await pause(ms);
      await disk?.empty();
      // PostgreSQL stops when it cannot write its log, and has to be restarted.
      await postgres.restart();
    },
    async endApis() {
      const last = [...apis.values()];
      apis.clear();
      await Promise.all(last.map((api) => api.end('SIGTERM')));
    },
    async close() {
      await Promise.all(lines.map((line) => line.close()));
      await relay.close();
      await postgres.stop();
      await (disk ? disk.remove() : rm(folder, { recursive: true, force: true }));
    },
  };
}

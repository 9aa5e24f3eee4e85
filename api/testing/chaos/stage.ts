import { chmod, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type FaultyLine, faultyLine } from '@dosmares/local-services/testing/faulty-line';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { type PrivatePostgres, startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { type ApiProcess, startApiProcess } from '../api-process.ts';
import { type FaultySmtp, startFaultySmtp } from '../faults/faulty-smtp.ts';
import { smallDisk } from '../faults/small-disk.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * The environment of a chaos run: the API's processes and, behind lines that can fail, the services that they use.
 */
export interface Stage {
  /** Configuration of the API, with its lines. */
  settings: Record<string, string>;
  relay: FaultySmtp;
  postgres: PrivatePostgres | undefined;
  /** Lines to the mail server and, if there is one, to the database. */
  lines: readonly FaultyLine[];
  /** Returns the address of an API that is running. */
  address: () => string | undefined;
  /** Ends one API with a signal and starts another in its place. */
  replaceApi: (signal: NodeJS.Signals) => Promise<void>;
  whileSilent: (lines: readonly FaultyLine[], ms: number) => Promise<void>;
  whileSlow: (latencyMs: number, ms: number) => Promise<void>;
  whileFull: (ms: number) => Promise<void>;
  endApis: () => Promise<void>;
  close: () => Promise<void>;
}

/** Options of the environment. */
export interface StageOptions {
  engine: 'pglite' | 'postgres';
  processes: number;
  /** Whether the store is on a small disk, which can be filled. */
  hasSmallDisk: boolean;
}

const signIn = { user: 'api', password: 'only-here' };

/** Sets up the environment; undefined when the engine is not available on this machine. */
export async function setStage({
  engine,
  processes,
  hasSmallDisk,
}: StageOptions): Promise<Stage | undefined> {
  const disk = hasSmallDisk ? await smallDisk(600) : undefined;
  const folder = disk?.folder ?? (await temporaryFolder());
  await chmod(folder, 0o755);
  const postgres =
    engine === 'postgres' ? await startPostgres({ isDurable: true, parent: folder }) : undefined;
  if (engine === 'postgres' && !postgres) return undefined;

  const relay = await startFaultySmtp({ signIn });
  relay.answerAfterMs = 4_000;
  const mailLine = await faultyLine(`smtp://127.0.0.1:${relay.port}`);
  const storeLine = postgres && (await faultyLine(await postgres.freshDatabase()));
  const lines = [mailLine, ...(storeLine ? [storeLine] : [])];
  const settings = settingsFor({ folder, mailLine, storeLine });
  const apis = new Map<number, ApiProcess>();
  async function start(slot: number) {
    const ownPort = { API_PORT: String(await freePort()) };
    const api = await startApiProcess({ ...settings, ...ownPort }, 'chaos/hurried-api.ts');
    apis.set(slot, api);
    // As its supervisor does: on a full disk the embedded store ends its process.
    api.process.once('exit', () => apis.get(slot) === api && restart(slot));
  }
  async function restart(slot: number): Promise<void> {
    apis.delete(slot);
    await pause(1_000);
    await start(slot).catch(() => restart(slot));
  }
  for (let slot = 0; slot < processes; slot += 1) await start(slot);

  return {
    settings,
    relay,
    postgres,
    lines,
    address: () => [...apis.values()][Math.floor(Math.random() * apis.size)]?.address,
    async replaceApi(signal) {
      const slot = Math.floor(Math.random() * processes);
      const old = apis.get(slot);
      apis.delete(slot);
      await old?.end(signal);
      await start(slot);
    },
    async whileSilent(silent, ms) {
      for (const line of silent) line.freeze();
      await pause(ms);
      for (const line of silent) line.thaw();
    },
    async whileSlow(latencyMs, ms) {
      for (const line of lines) line.delay(latencyMs);
      await pause(ms);
      for (const line of lines) line.delay(0);
    },
    async whileFull(ms) {
      await disk?.fill();
      await pause(ms);
      await disk?.empty();
      // PostgreSQL stops when its log has no room, and has to be restarted.
      await postgres?.restart();
    },
    async endApis() {
      const last = [...apis.values()];
      apis.clear();
      await Promise.all(last.map((api) => api.end('SIGTERM')));
    },
    async close() {
      await Promise.all(lines.map((line) => line.close()));
      await relay.close();
      await postgres?.stop();
      await (disk ? disk.remove() : rm(folder, { recursive: true, force: true }));
    },
  };
}

interface Ways {
  folder: string;
  mailLine: FaultyLine;
  storeLine: FaultyLine | undefined;
}

/** Returns the API's configuration: impatient, with lines that can fail to all other services. */
const settingsFor = ({ folder, mailLine, storeLine }: Ways) => ({
  DATA_DIR: folder,
  ...(storeLine && { DATABASE_URL: storeLine.url }),
  SMTP_PORT: new URL(mailLine.url).port,
  SMTP_USER: signIn.user,
  SMTP_PASSWORD: signIn.password,
});

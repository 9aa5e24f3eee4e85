import { chmod, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type FaultyProxy, faultyProxy } from '@dosmares/local-services/testing/faulty-proxy';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { startFaultySmtp } from '../faults/faulty-smtp.ts';
import { smallDisk } from '../faults/small-disk.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startApis } from './apis.ts';

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

  return {
    settings,
    databaseUrl,
    relay,
    postgres,
    lines,
    apis: await startApis(settings, processes),
    async fillDisk(ms: number) {
      await disk?.fill();
      await pause(ms);
      await disk?.empty();
      // PostgreSQL stops when it cannot write its log, and has to be restarted.
      await postgres.restart();
    },
    async close() {
      await Promise.all(lines.map((line) => line.close()));
      await relay.close();
      await postgres.stop();
      await (disk ? disk.remove() : rm(folder, { recursive: true, force: true }));
    },
  };
}

import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnv } from '../../src/env.ts';
import { openLog } from '../../src/log.ts';
import { openStore, storeSettings } from '../../src/store.ts';
import { type ApiProcess, startApiProcess } from '../api-process.ts';
import { freePort } from '../free-port.ts';
import { freshFolder } from '../fresh-folder.ts';
import { startPostgres } from '../private-postgres.ts';
import { until } from '../until.ts';
import { letIn } from './crowd.ts';
import { openPostOffice } from './post-office.ts';
import { type Tally, tally } from './tally.ts';

/** How rough it gets. */
export interface Chaos {
  engine: 'pglite' | 'postgres';
  kills: number;
  /** API processes beside one another; only PostgreSQL takes more than one. */
  processes: number;
  visitors: number;
  say: (line: string) => void;
}

/** Kills the API at random moments under load, and counts what became of every acknowledged inquiry. Undefined when the engine is not on this machine. */
export async function runChaos({
  engine,
  kills,
  processes,
  visitors,
  say,
}: Chaos): Promise<Tally | undefined> {
  const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
  if (engine === 'postgres' && !postgres) return undefined;

  const dataDir = await freshFolder();
  const office = await openPostOffice();
  const databaseUrl = await postgres?.freshDatabase();
  const settings = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SMTP_PORT: String(office.port),
    LOG_LEVEL: 'info',
    MAIL_EXPIRE_SECONDS: '10',
    SUBMISSIONS_HELD_AFTER: '1000000',
    SUBMISSIONS_REFUSED_AFTER: '1000000',
  };
  const killTimes: number[] = [];
  const living = new Map<number, ApiProcess>();
  const start = async (slot: number) =>
    living.set(slot, await startApiProcess({ ...settings, API_PORT: String(await freePort()) }));

  for (let slot = 0; slot < processes; slot += 1) await start(slot);
  const crowd = letIn(visitors, () => [...living.values()][Math.floor(Math.random() * living.size)]?.address);

  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(150 + Math.random() * 900);
    const slot = Math.floor(Math.random() * processes);
    const victim = living.get(slot);
    living.delete(slot);
    killTimes.push(Date.now());
    await victim?.end('SIGKILL');
    await start(slot);
    say(`kill ${kill} of ${kills}: ${crowd.acknowledged.size} acknowledged, ${office.arrivals.length} mails`);
  }

  await crowd.leave();
  say(`waiting for the mails of ${crowd.acknowledged.size} inquiries`);
  await allSent([...living.values()][0]?.address ?? '');
  for (const api of living.values()) await api.end('SIGTERM');
  const store = await openStore(storeSettings(readEnv(settings)), openLog('error'));
  const result = await tally(store, crowd, office.arrivals, killTimes);
  await store.close();
  await office.close();
  await postgres?.stop();
  await rm(dataDir, { recursive: true });

  return result;
}

/** Until nothing waits: jobs of killed processes are taken up after their time has run out. */
async function allSent(address: string) {
  const waiting = async () =>
    /^deliveries_waiting (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1];

  await until(waiting, (count) => count === '0', 900);
}

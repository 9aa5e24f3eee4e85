import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { fetched } from '@dosmares/tools/presets/fetched';
import { type ApiProcess, startApiProcess, startProcess } from '../testing/api-process.ts';
import { bothCalls } from '../testing/bodies/bodies.ts';
import { startFaultySmtp } from '../testing/faults/faulty-smtp.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** The program that makes the load, as far as it is used here. */
type Autocannon = (load: object) => Promise<{
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}>;

/** One measurement. */
export interface Figures {
  subject: 'echo' | 'inquiry, PGlite' | 'inquiry, PostgreSQL' | 'chat, keyless';
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  /** Mails that the same process delivered during the measurement, per second. */
  mailsPerSecond: number;
}

/** Load of a measurement: its duration and the number of connections. */
export interface Pressure {
  seconds: number;
  connections: number;
}

/** The request that is repeated. */
interface Shot {
  path: string;
  body: object;
}

const inquiry: Shot = {
  path: '/api/contact',
  body: { ...bothCalls.contact, email: '[<id>]@visitor.test' },
};

const question: Shot = {
  path: '/api/chat',
  body: { messages: [{ role: 'user', content: 'How much is the house in Pedregal?' }] },
};

/**
 * Measures a durably stored inquiry on both engines and a keyless answer of the assistant, with a bare echo for
 * comparison: one after the other in the same run.
 */
export async function benchEndpoints({
  seconds = 10,
  connections = 32,
}: Partial<Pressure> = {}): Promise<Figures[]> {
  const pressure = { seconds, connections };
  const postgres = await startPostgres({ isDurable: true });
  const databaseUrl = await postgres?.freshDatabase();

  try {
    return [
      await measure('echo', { pressure, shot: inquiry }, async () =>
        startProcess([join(import.meta.dirname, 'echo.ts'), String(await freePort())], {}),
      ),
      await measure('inquiry, PGlite', { pressure, shot: inquiry }, (settings) => startApiProcess(settings)),
      ...(databaseUrl
        ? [
            await measure('inquiry, PostgreSQL', { pressure, shot: inquiry }, (settings) =>
              startApiProcess({ ...settings, DATABASE_URL: databaseUrl }),
            ),
          ]
        : []),
      await measure('chat, keyless', { pressure, shot: question }, (settings) => startApiProcess(settings)),
    ];
  } finally {
    await postgres?.stop();
  }
}

async function measure(
  subject: Figures['subject'],
  { pressure: { seconds, connections }, shot }: { pressure: Pressure; shot: Shot },
  start: (settings: Record<string, string>) => Promise<ApiProcess>,
): Promise<Figures> {
  const office = await startFaultySmtp();
  const dataDir = await temporaryFolder();
  const api = await start({
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    SMTP_PORT: String(office.port),
  });
  const autocannon = fetched<Autocannon>('bench', 'autocannon');
  const press = (duration: number) =>
    autocannon({
      url: `${api.address}${shot.path}`,
      method: 'POST',
      connections,
      duration,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(shot.body),
      idReplacement: true,
    });

  await press(2);
  const before = office.taken.length;
  const { requests, latency, non2xx, errors } = await press(seconds);
  const mails = office.taken.length - before;
  await api.end('SIGKILL');
  await office.close();
  await rm(dataDir, { recursive: true });

  return {
    subject,
    perSecond: Math.round(requests.average),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx + errors,
    mailsPerSecond: Math.round(mails / seconds),
  };
}

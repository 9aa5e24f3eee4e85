import { rm } from 'node:fs/promises';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { fetched } from '@dosmares/tools/presets/fetched';
import { startApiProcess } from '../testing/api-process.ts';
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

const inquiry = { path: '/api/contact', body: { ...bothCalls.contact, email: '[<id>]@visitor.test' } };
const question = {
  path: '/api/chat',
  body: { messages: [{ role: 'user', content: 'How much is the house in Pedregal?' }] },
};

/** Measures a durably stored inquiry on both engines, and a keyless answer of the assistant, one after the other. */
export async function benchEndpoints(load: { seconds: number; connections: number }) {
  const postgres = await startPostgres({ isDurable: true });
  const databaseUrl = await postgres?.freshDatabase();
  const onPostgres = databaseUrl && { subject: 'inquiry on PostgreSQL', ...inquiry };
  const measured = [
    await measure({ subject: 'inquiry on PGlite', ...inquiry }, load),
    ...(onPostgres ? [await measure(onPostgres, load, { DATABASE_URL: databaseUrl })] : []),
    await measure({ subject: 'chat without a key', ...question }, load),
  ];
  await postgres?.stop();

  return measured;
}

async function measure(
  { subject, path, body }: { subject: string; path: string; body: object },
  { seconds, connections }: { seconds: number; connections: number },
  settings: Record<string, string> = {},
) {
  const office = await startFaultySmtp();
  const dataDir = await temporaryFolder();
  const api = await startApiProcess({
    ...settings,
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    SMTP_PORT: String(office.port),
  });
  const autocannon = fetched<Autocannon>('bench', 'autocannon');
  const press = (duration: number) =>
    autocannon({
      url: `${api.address}${path}`,
      method: 'POST',
      connections,
      duration,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
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
    // Those that the same process delivered during the measurement.
    mailsPerSecond: Math.round(mails / seconds),
  };
}

import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@dosmares/contracts/endpoints';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { startApiProcess } from '../../../../api/testing/api-process.ts';
import { bothCalls } from '../../../../api/testing/bodies/bodies.ts';
import { silentLog } from '../../../../api/testing/silent-log.ts';
import { temporaryFolder } from '../../../../api/testing/temporary-folder.ts';
import { openStore } from '../store.ts';

it('X03 the embedded store loses nothing acknowledged when its process is killed, even while it is created', async () => {
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const settings = { DATA_DIR: dataDir, API_PORT: String(port), SMTP_PORT: String(await freePort()) };
  const acknowledged: string[] = [];
  const send = async (message: string) => {
    const body = JSON.stringify({ ...bothCalls.agentInquiry, message });
    const headers = { 'content-type': 'application/json' };
    const url = `http://127.0.0.1:${port}${endpoints.agentInquiry}`;
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    const { reference } = ((await answer?.json()) ?? {}) as { reference?: string };
    if (reference) acknowledged.push(reference);
  };

  // One that is killed in the middle of creating the database is not ready in two seconds.
  await startApiProcess(settings, '../bin/api.ts', 2).catch(() => undefined);
  for (let round = 0; round < 4; round += 1) {
    const api = await startApiProcess(settings);
    const sending = Array.from({ length: 40 }, (_, index) => send(`Message ${index} of ${round}`));
    await pause(300 + Math.random() * 700);
    await api.end('SIGKILL');
    await Promise.all(sending);
  }
  const store = await openStore({ databaseUrl: undefined, dataDir }, silentLog);
  const stored = await store.db.selectFrom('inquiry').select('reference').execute();
  await store.close();
  await rm(dataDir, { recursive: true });

  expect(acknowledged.length).toBeGreaterThan(0);
  expect(stored.map(({ reference }) => reference)).toEqual(expect.arrayContaining(acknowledged));
}, 180_000);

import { endpoints } from '@dosmares/contracts/endpoints';
import { startLocalServices } from '@dosmares/local-services';
import { readConfig } from '../src/config.ts';
import { type Pace, startApi } from '../src/server.ts';
import { bothCalls } from './bodies/bodies.ts';
import { environmentOf, type TestDatabase } from './databases/test-database.ts';
import { silentLog } from './silent-log.ts';

/** The API and the local mailbox, running in this process on free ports. */
export type System = Awaited<ReturnType<typeof startSystem>>;

/** Starts both; waits until the store is open unless `hasStore` is false. */
export async function startSystem(
  database: TestDatabase,
  settings: Record<string, string> = {},
  pace: Pace = {},
  hasStore = true,
) {
  const base = readConfig({ ...environmentOf(database), ...settings });
  const mailbox = await startLocalServices();
  const smtp = settings.SMTP_PORT ? base.smtp : { ...base.smtp, port: mailbox.smtpPort };
  const env = { ...base, host: '127.0.0.1', port: 0, smtp };
  const api = await startApi(env, silentLog, pace);
  if (hasStore) await api.isWorking;

  return {
    api,
    mailbox,
    /** Environment variables for commands on its store. */
    env: { ...environmentOf(database), API_PORT: new URL(api.address).port },
    /** Sends an inquiry to an agent. */
    async send(more = {}) {
      const body = JSON.stringify({ ...bothCalls.agentInquiry, ...more });
      const headers = { 'content-type': 'application/json' };
      const url = `${api.address}${endpoints.agentInquiry}`;
      const answer = await fetch(url, { method: 'POST', headers, body });
      const { code } = (await answer.json()) as { code?: string };

      return { status: answer.status, retry: answer.headers.get('retry-after'), code };
    },
    async close() {
      await api.close();
      await mailbox.close();
    },
  };
}

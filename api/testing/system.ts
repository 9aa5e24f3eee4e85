import { join } from 'node:path';
import { endpoints } from '@dosmares/contracts/endpoints';
import type { InquiryEndpoint } from '@dosmares/contracts/inquiries';
import { startLocalServices } from '@dosmares/local-services';
import { readConfig } from '../src/config.ts';
import { type Pace, startApi } from '../src/server.ts';
import { environmentOf, type TestDatabase } from './databases/test-database.ts';
import { silentLog } from './silent-log.ts';
import { until } from './until.ts';

/** The API and the local mailbox, running in this process on free ports. */
export type System = Awaited<ReturnType<typeof startSystem>>;

/** Starts both, with environment variables, and waits until the store is open unless `hasStore` is false. */
export async function startSystem(
  database: TestDatabase,
  settings: Record<string, string> = {},
  { hasStore = true, pace = {} }: { hasStore?: boolean; pace?: Pace } = {},
) {
  const base = readConfig({ ...environmentOf(database), ...settings });
  const mailbox = await startLocalServices({ mailFolder: join(base.dataDir, 'mailbox') });
  const smtp = settings.SMTP_PORT ? base.smtp : { ...base.smtp, port: mailbox.smtpPort };
  const env = { ...base, host: '127.0.0.1', port: 0, smtp };
  const api = await startApi(env, silentLog, pace);
  if (hasStore) await api.working;

  return {
    api,
    mailbox,
    post: (endpoint: InquiryEndpoint, body: unknown, headers = {}) =>
      post(`${api.address}${endpoints[endpoint]}`, body, headers),
    /** Waits until `count` mails have arrived. */
    mails: (count: number) =>
      until(
        async () => mailbox.mails.list(),
        (mails) => mails.length >= count,
      ),
    async close() {
      await api.close();
      await mailbox.close();
    },
  };
}

async function post(url: string, body: unknown, headers: Record<string, string>) {
  const json = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });

  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

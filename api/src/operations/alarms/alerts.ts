import type { Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { Mail, SendMail } from '../../mail/smtp/sender.ts';
import { claim } from '../../store/claims.ts';
import type { Database, Store } from '../../store/database.ts';
import type { Log } from '../log.ts';
import type { Alarm } from './alert-webhook.ts';
import { findUndelivered, type Undelivered } from './undelivered.ts';

/** Services for sending alert mails. */
export interface AlertServices {
  store: Store;
  sendMail: SendMail;
  write: (undelivered: Undelivered, id: string) => Mail;
}

/** Services for raising the alarm. */
export interface WatchServices {
  store: Store;
  log: Log;
  /** Whether alarms also go to a webhook. */
  hasWebhook: boolean;
}

type Trx = Transaction<Database>;

const hour = 3600;
const month = 30 * 24 * hour;

/** Works off alert mails; like all others they wait in the queue while the mail server is down. */
export async function sendAlerts({ store, sendMail, write }: AlertServices) {
  await store.boss.work('alert', store.polling, async (jobs: { id: string; data: Undelivered }[]) => {
    for (const { id, data } of jobs) await sendMail(write(data, id));
  });
}

/**
 * Raises the alarm when mail is stuck or was given up: in the log each time, by mail and webhook once an hour, but
 * never a second one while the first is still waiting. When all is clear again, the webhook is notified once.
 */
export async function raiseAlerts({ store, log, hasWebhook }: WatchServices) {
  const { undelivered, isClear } = await findUndelivered(store.db);
  if (undelivered) {
    log.error(undelivered, 'Mail is not getting through');
    const queues = hasWebhook ? ['alert', 'alert-webhook'] : ['alert'];
    for (const queue of queues)
      await store.db.transaction().execute((trx) => raise(store, trx, { queue, undelivered }));
  } else if (isClear) {
    await store.db.transaction().execute((trx) => giveAllClear(store, trx, hasWebhook));
  }
}

async function raise(
  { boss }: Store,
  trx: Trx,
  { queue, undelivered }: { queue: string; undelivered: Undelivered },
) {
  const db = fromKysely(trx);
  const waiting = await boss.findJobs(queue, { key: 'undelivered', queued: true, db });
  if (waiting.length > 0) return;

  const won = await claim(trx, [
    { key: `alarm:${queue}`, holder: 'watch', seconds: hour },
    { key: 'alarm', holder: 'watch', seconds: month },
  ]);
  if (won.has(`alarm:${queue}`)) await boss.send(queue, undelivered, { singletonKey: 'undelivered', db });
}

/** The process that deletes the claim reports the end, so it is reported once. */
async function giveAllClear({ boss }: Store, trx: Trx, hasWebhook: boolean) {
  const ended = await trx.deleteFrom('claim').where('key', '=', 'alarm').returning('key').execute();
  const alarm: Alarm = { isOver: true };
  if (ended.length > 0 && hasWebhook) await boss.send('alert-webhook', alarm, { db: fromKysely(trx) });
}

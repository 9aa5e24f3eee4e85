import type { Store } from '../database.ts';
import type { Log } from '../log.ts';
import type { Mail, SendMail } from '../mail.ts';
import { findTrouble, type Trouble } from '../trouble.ts';

/** What alerting needs. */
export interface AlertServices {
  store: Store;
  log: Log;
  sendMail: SendMail;
  write: (trouble: Trouble, id: string) => Mail;
}

const hour = 3600;

/** Works off alert mails, which wait in the queue like all others when the mail server is away. */
export async function sendAlerts({ store, sendMail, write }: AlertServices) {
  await store.boss.work('alert', async (jobs: { id: string; data: Trouble }[]) => {
    for (const { id, data } of jobs) await sendMail(write(data, id));
  });
}

/** Raises the alarm when mail is stuck or given up: in the log each time, by mail once an hour, and never a second one while the first is stuck itself. */
export async function raiseAlerts({ store, log }: Pick<AlertServices, 'store' | 'log'>) {
  const trouble = await findTrouble(store.db);
  if (!trouble) return;

  log.error(trouble, 'Mail is not getting through');
  const waiting = await store.boss.findJobs('alert', { key: 'trouble', queued: true });
  if (waiting.length === 0)
    await store.boss.send('alert', trouble, { singletonKey: 'trouble', singletonSeconds: hour });
}

import { office } from '@dosmares/content/office';
import type { Mail, SendMail } from '../../mails/smtp/sender.ts';
import type { Store } from '../../store/database.ts';
import { type DaySummary, summariseDay } from './day-summary.ts';

/** What the daily digest needs. */
export interface DigestServices {
  store: Store;
  sendMail: SendMail;
  write: (summary: DaySummary) => Mail;
}

/** Sends the office a summary every day at the given local time; a day on which nothing ran is made up for once. */
export async function sendDigests({ store, sendMail, write }: DigestServices, time: string) {
  const [hours, minutes] = time.split(':').map(Number);

  await store.boss.schedule('digest', `${minutes} ${hours} * * *`, null, {
    tz: office.timeZone,
    missed: 'once',
  });
  await store.boss.work('digest', async () => sendMail(write(await summariseDay(store.db))));
}

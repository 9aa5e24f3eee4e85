import { office } from '@dosmares/content/office';
import { type Kysely, sql } from 'kysely';
import { type Inquiry, inquiryOf } from '../../inquiries/inquiry.ts';
import type { Mail, SendMail } from '../../mails/smtp/sender.ts';
import type { Database, Store } from '../../store/database.ts';
import { type HeldInquiries, readHeld } from './held-notice.ts';
import { type Backlog, readBacklog } from './undelivered.ts';

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

/** What a day brought, and what waits for a person. */
export interface DaySummary {
  until: Date;
  /** The newest; `receivedCount` is of all. */
  received: readonly Inquiry[];
  receivedCount: number;
  held: HeldInquiries;
  backlog: Backlog;
}

const mostListed = 200;

/** Reads the last 24 hours, and everything that is still held. */
export async function summariseDay(db: Kysely<Database>, until = new Date()): Promise<DaySummary> {
  const day = db
    .selectFrom('inquiry')
    .where('received_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where('held', 'is', null);
  const [received, { count }, held, backlog] = await Promise.all([
    day.selectAll().orderBy('received_at', 'desc').limit(mostListed).execute(),
    day.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
    readHeld(db, 'all'),
    readBacklog(db),
  ]);

  return { until, received: received.map(inquiryOf), receivedCount: count, held, backlog };
}

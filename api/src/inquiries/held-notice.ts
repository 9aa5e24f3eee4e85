import { type Kysely, sql } from 'kysely';
import type { HeldInquiries } from '../mail/held.ts';
import type { Mail, SendMail } from '../mail/smtp/sender.ts';
import { claim } from '../store/claims.ts';
import type { Database, Store } from '../store/database.ts';
import { inquiryOf, isHeld } from '../store/inquiry.ts';
import { enqueueHeldNotice } from '../store/queues.ts';

/** Services for notices of held inquiries. */
export interface HeldNoticeServices {
  store: Store;
  sendMail: SendMail;
  write: (held: HeldInquiries) => Mail;
}

const pauseSeconds = 600;

/**
 * Notifies the office of held inquiries: of the first at once, of later ones together after ten minutes. The
 * inquiries themselves record that the office was notified; a job only signals that there may be new ones.
 */
export async function sendHeldNotices(services: HeldNoticeServices) {
  await services.store.boss.work('held-notice', services.store.polling, () => tellOffice(services));
}

async function tellOffice({ store, sendMail, write }: HeldNoticeServices) {
  const pause = await secondsOfPause(store);
  if (pause > 0) return enqueueHeldNotice(store.boss, undefined, pause);

  const held = await readHeld(store.db, 'unannounced');
  if (held.inquiries.length === 0) return;
  await sendMail(write(held));

  await store.db.transaction().execute(async (trx) => {
    const ids = held.inquiries.map(({ id }) => id);
    await trx.updateTable('inquiry').set({ announced_at: sql`now()` }).where('id', 'in', ids).execute();
    await claim(trx, [{ key: 'held-notice', holder: 'office', seconds: pauseSeconds }]);
    if (held.count > ids.length) await enqueueHeldNotice(store.boss, trx);
  });
}

async function secondsOfPause({ db }: Store): Promise<number> {
  const row = await db
    .selectFrom('claim')
    .select(sql<number>`ceil(extract(epoch from until - now()))::int`.as('seconds'))
    .where('key', '=', 'held-notice')
    .executeTakeFirst();

  return row?.seconds ?? 0;
}

/** Enqueues a missing notice: the last one may have read the inquiries just before another was stored. */
export async function catchUpHeldNotices({ db, boss }: Store) {
  const missed = await db
    .selectFrom('inquiry')
    .select('id')
    .where(isHeld)
    .where('announced_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!missed) return;
  const asked = await boss.findJobs('held-notice', { queued: true });
  if (asked.length === 0) await enqueueHeldNotice(boss);
}

/** Maximum read at once, so that a flood does not fill the memory. */
const mostHeldRead = 1000;

const mostMessage = 600;

/** Reads held inquiries: all, or those of which the office has not been notified. */
export async function readHeld(
  db: Kysely<Database>,
  which: 'all' | 'unannounced',
  most = mostHeldRead,
): Promise<HeldInquiries> {
  const held = db
    .selectFrom('inquiry')
    .where(isHeld)
    .$if(which === 'unannounced', (query) => query.where('announced_at', 'is', null));
  const [rows, total] = await Promise.all([
    held
      .select(['id', 'reference', 'received_at', 'endpoint', 'name', 'email', 'phone', 'agent_id'])
      .select([
        'flagged',
        'held',
        'facts',
        'announced_at',
        'page',
        sql<string>`left(message, ${mostMessage})`.as('message'),
      ])
      .orderBy('received_at', 'desc')
      .limit(most)
      .execute(),
    held.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);

  return { count: Math.max(total.count, rows.length), inquiries: rows.map(inquiryOf) };
}

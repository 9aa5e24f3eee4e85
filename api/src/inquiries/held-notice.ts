import { type Kysely, sql } from 'kysely';
import { type HeldInquiries, heldNoticeMail } from '../mail/held.ts';
import { officeMailbox, renderMail } from '../mail/layout.ts';
import type { Destinations } from '../mail/links.ts';
import type { SendMail } from '../mail/smtp/sender.ts';
import { claim } from '../store/claims.ts';
import type { Database, Store } from '../store/database.ts';
import { isHeld } from '../store/inquiry.ts';
import { enqueueHeldNotice } from '../store/queues.ts';

/** Services for mails to the office. */
export interface OfficeMails {
  store: Store;
  sendMail: SendMail;
  destinations: Destinations;
}

const pauseSeconds = 600;

/**
 * Notifies the office of held inquiries: of the first at once, of later ones together after ten minutes. The
 * inquiries themselves record that the office was notified; a job only signals that there may be new ones.
 */
export async function sendHeldNotices(services: OfficeMails) {
  await services.store.boss.work('held-notice', services.store.polling, () => tellOffice(services));
}

async function tellOffice({ store, sendMail, destinations }: OfficeMails) {
  const pause = await secondsOfPause(store);
  if (pause > 0) return enqueueHeldNotice(store.boss, undefined, pause);

  const held = await readHeld(store.db, 'unannounced');
  if (held.inquiries.length === 0) return;
  const content = heldNoticeMail(held, officeMailbox, destinations.deskOrigin);
  await sendMail(renderMail(content, `held.${held.inquiries[0]?.reference}.${held.count}`));

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
  const missed = await unannounced(db).select('id').limit(1).executeTakeFirst();
  if (!missed) return;
  const asked = await boss.findJobs('held-notice', { queued: true });
  if (asked.length === 0) await enqueueHeldNotice(boss);
}

const heldIn = (db: Kysely<Database>) => db.selectFrom('inquiry').where(isHeld);
const unannounced = (db: Kysely<Database>) => heldIn(db).where('announced_at', 'is', null);

/** Maximum read at once, so that a flood does not fill the memory. */
const mostRead = 1000;
const mostMessage = 600;
const shown = ['id', 'reference', 'received_at', 'name', 'email', 'phone', 'agent_id', 'held'] as const;

/** Reads held inquiries: all, or those of which the office has not been notified. */
export async function readHeld(db: Kysely<Database>, which: 'all' | 'unannounced'): Promise<HeldInquiries> {
  const held = which === 'all' ? heldIn(db) : unannounced(db);
  const message = sql<string>`left(message, ${mostMessage})`.as('message');
  const [rows, total] = await Promise.all([
    held.select(shown).select(message).orderBy('received_at', 'desc').limit(mostRead).execute(),
    held.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);

  return { count: Math.max(total.count, rows.length), inquiries: rows };
}

import { sql } from 'kysely';
import { type MailContent, renderMail } from '../../mail/layout.ts';
import { type Destinations, deskButton } from '../../mail/links.ts';
import { claim } from '../../store/claims.ts';
import type { Store } from '../../store/database.ts';
import { isHeld } from '../../store/inquiry.ts';
import { enqueueHeldNotice } from '../../store/queues.ts';
import type { DeskMails } from '../mails.ts';
import { type HeldInquiries, heldParts, readHeld } from './held.ts';

const pauseSeconds = 600;

/**
 * Notifies the office of held inquiries: of the first at once, of later ones together after ten minutes. The
 * inquiries themselves record that the office was notified; a job only signals that there may be new ones.
 */
export async function sendHeldNotices({ store, sendMail, destinations }: DeskMails) {
  const { db, boss } = store;
  await boss.work('held-notice', store.polling, async () => {
    const pause = await secondsOfPause(store);
    if (pause > 0) return enqueueHeldNotice(boss, undefined, pause);

    const held = await readHeld(db, unannounced);
    const ids = held.inquiries.map(({ id }) => id);
    if (ids.length === 0) return;
    const name = `held.${held.inquiries[0]?.reference}.${held.count}`;
    await sendMail(renderMail(heldNoticeMail(held, destinations), name));

    await db.transaction().execute(async (trx) => {
      await trx.updateTable('inquiry').set({ announced_at: sql`now()` }).where('id', 'in', ids).execute();
      await claim(trx, [{ key: 'held-notice', holder: 'office', seconds: pauseSeconds }]);
      if (held.count > ids.length) await enqueueHeldNotice(boss, trx);
    });
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

const unannounced = sql<boolean>`${isHeld} and announced_at is null`;

/** Enqueues a missing notice: the last one may have read the inquiries just before another was stored. */
export async function catchUpHeldNotices({ db, boss }: Store) {
  const missed = await db.selectFrom('inquiry').select('id').where(unannounced).limit(1).executeTakeFirst();
  if (!missed) return;
  const asked = await boss.findJobs('held-notice', { queued: true });
  if (asked.length === 0) await enqueueHeldNotice(boss);
}

/** Writes the immediate notice of what is held: it cannot be answered to the stranger, nor anything of theirs clicked. */
export function heldNoticeMail(held: HeldInquiries, destinations: Destinations): MailContent {
  const isOne = held.count === 1;
  const what = isOne ? '1 message looks like spam' : `${held.count} messages look like spam`;

  return {
    subject: `${what} and ${isOne ? 'waits' : 'wait'} for a person`,
    title: what,
    preview: 'Please see whether one of them is real.',
    parts: [deskButton(destinations), ...heldParts(held)],
  };
}

import { sql } from 'kysely';
import { type MailContent, renderMail } from '../../mail/layout.ts';
import { type Destinations, deskButton } from '../../mail/links.ts';
import { claim } from '../../store/claims.ts';
import type { Store } from '../../store/database.ts';
import { isHeld } from '../../store/inquiry.ts';
import type { DeskMails } from '../mails.ts';
import { type HeldInquiries, heldParts, readHeld } from './held.ts';

const pauseSeconds = 600;
const unannounced = sql<boolean>`${isHeld} and announced_at is null`;

/**
 * Asks for a notice of held inquiries when there are new ones and the last notice is ten minutes old. The inquiries
 * themselves record that the office was notified; at most one job waits.
 */
export async function askForNotice({ db, boss }: Store) {
  const isDue = sql<boolean>`${unannounced}
    and not exists (select from claim where key = 'held-notice' and until > now())`;
  const held = await db.selectFrom('inquiry').select('id').where(isDue).limit(1).executeTakeFirst();
  if (held) await boss.send('held-notice', {});
}

/** Works off the notices. */
export async function sendHeldNotices({ store, sendMail, destinations }: DeskMails) {
  const { db, boss, polling } = store;
  await boss.work('held-notice', polling, async () => {
    const held = await readHeld(db, unannounced);
    const ids = held.inquiries.map(({ id }) => id);
    if (ids.length === 0) return;
    const name = `held.${held.inquiries[0]?.reference}.${held.count}`;
    await sendMail(renderMail(heldNoticeMail(held, destinations), name));

    await db.transaction().execute(async (trx) => {
      await trx.updateTable('inquiry').set({ announced_at: sql`now()` }).where('id', 'in', ids).execute();
      await claim(trx, [{ key: 'held-notice', holder: 'office', seconds: pauseSeconds }]);
    });
  });
}

/** Writes the notice of what is held: it cannot be answered to the stranger, nor anything of theirs clicked. */
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

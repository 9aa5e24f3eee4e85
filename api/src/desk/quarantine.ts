import { sql } from 'kysely';
import { fromKysely } from 'pg-boss';
import { type MailContent, type Maybe, notice, type Part, renderMail } from '@dosmares/mail/layout';
import { type Destinations, deskButton } from '@dosmares/mail/links';
import type { SendMail } from '@dosmares/mail/smtp/sender';
import { claim } from '@dosmares/store/claims';
import type { Store } from '@dosmares/store/database';
import { isHeld } from '@dosmares/store/inquiry';
import { listForOffice } from './list/find.ts';
import { type Listed, listed } from './list/listed.ts';

export interface DeskMails {
  store: Store;
  sendMail: SendMail;
  destinations: Destinations;
}

const pauseSeconds = 600;
const unannounced = sql<boolean>`${isHeld} and announced_at is null`;

/** Queues a notice of newly held inquiries, and marks them, at most every ten minutes. */
export const requestNotice = ({ db, boss }: Store) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql`select from inquiry where ${unannounced} limit 1`.execute(trx);
    const wanted = rows.map(() => ({ key: 'held-notice', holder: 'office', seconds: pauseSeconds }));
    if ((await claim(trx, wanted)).size === 0) return;
    await trx.updateTable('inquiry').set({ announced_at: new Date() }).where(unannounced).execute();
    await boss.send('held-notice', {}, { db: fromKysely(trx) });
  });

export async function sendHeldNotices({ store, sendMail, destinations }: DeskMails) {
  await store.boss.work('held-notice', store.polling, async (jobs: { id: string }[]) => {
    const held = await listForOffice(store.db, 'held');
    for (const { id } of held.count === 0 ? [] : jobs)
      await sendMail(renderMail(heldNoticeMail(held, destinations), `held.${id}`));
  });
}

/** The notice of held inquiries; has no reply address or clickable link of theirs. */
export function heldNoticeMail(held: Listed, destinations: Destinations): MailContent {
  const isOne = held.count === 1;
  const what = isOne ? '1 message looks like spam' : `${held.count} messages look like spam`;

  return {
    subject: `${what} and ${isOne ? 'waits' : 'wait'} for a person`,
    title: what,
    preview: 'Please see whether one of them is real.',
    parts: [deskButton(destinations), ...heldParts(held, destinations)],
  };
}

export const heldParts = (held: Listed, destinations: Destinations): Maybe<Part>[] => [
  held.count > 0 &&
    notice(
      'These are in quarantine, because they look like spam: no agent has been told, and nothing was confirmed. Links in them have been made harmless. If one is real, release it on the desk; the agent and the office then get it as usual.',
    ),
  ...listed(held, destinations),
];

import { type MailContent, type Part, renderMail } from '@dosmares/mail/layout';
import { type Destinations, deskLinks } from '@dosmares/mail/links';
import type { SendMail } from '@dosmares/mail/smtp/sender';
import type { Store } from '@dosmares/store/database';
import { isQuarantined } from '@dosmares/store/inquiry';
import { lease } from '@dosmares/store/leases';
import { sql } from 'kysely';
import { fromKysely } from 'pg-boss';
import { listForOffice } from './list/find.ts';
import { type Listed, listed } from './list/listed.ts';

/** What is needed to send the desk's mails. */
export interface DeskMails {
  store: Store;
  sendMail: SendMail;
  destinations: Destinations;
}

const pauseSeconds = 600;
const unannounced = sql<boolean>`${isQuarantined} and announced_at is null`;

/** Queues a notice of newly quarantined inquiries, and marks them, at most every ten minutes. */
export const requestNotice = ({ db, boss }: Store) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql`select from inquiry where ${unannounced} limit 1`.execute(trx);
    const wanted = rows.map(() => ({ key: 'quarantine-notice', holder: 'office', seconds: pauseSeconds }));
    if ((await lease(trx, wanted)).size === 0) return;
    await trx.updateTable('inquiry').set({ announced_at: new Date() }).where(unannounced).execute();
    await boss.send('quarantine-notice', {}, { db: fromKysely(trx) });
  });

/** Sends the notices that were requested. */
export async function sendHeldNotices({ store, sendMail, destinations }: DeskMails) {
  await store.boss.work('quarantine-notice', store.polling, async (jobs: { id: string }[]) => {
    const quarantined = await listForOffice(store.db, 'quarantined');
    for (const { id } of quarantined.count === 0 ? [] : jobs)
      await sendMail(renderMail(quarantineNoticeMail(quarantined, destinations), `quarantined.${id}`));
  });
}

/** The notice of quarantined inquiries; has no reply address or clickable link of theirs. */
export function quarantineNoticeMail(quarantined: Listed, destinations: Destinations): MailContent {
  const isOne = quarantined.count === 1;
  const what = isOne ? '1 message looks like spam' : `${quarantined.count} messages look like spam`;

  return {
    subject: `${what} and ${isOne ? 'is' : 'are'} waiting for review`,
    title: what,
    preview: 'Please see whether one of them is real.',
    parts: [{ links: deskLinks(destinations) }, quarantinedPart(quarantined, destinations)],
  };
}

/** Lists what is in quarantine, and says what that means. */
export const quarantinedPart = (quarantined: Listed, destinations: Destinations): Part => ({
  notice:
    quarantined.count > 0 &&
    'These are in quarantine, because they look like spam: no agent has been told, and nothing was confirmed. Links in them have been made harmless. If one is real, release it on the desk; the agent and the office then get it as usual.',
  ...listed(quarantined, destinations),
});

import { type MailContent, renderMail } from '@dosmares/mail/layout';
import type { Mailbox, SendMail } from '@dosmares/mail/smtp/sender';
import type { Log } from '@dosmares/server/log';
import type { Store } from '@dosmares/store/database';
import { findUndelivered, lateWords, type Undelivered } from '@dosmares/store/deliveries';
import { lease } from '@dosmares/store/leases';
import { sql } from 'kysely';
import { fromKysely } from 'pg-boss';
import { postJson } from './post-json.ts';

/** A message to operators; names no visitor. */
export interface Alert {
  title: string;
  message: string;
  references: readonly string[];
}

/** Mail, and a webhook, because mail alone cannot report that mail fails. */
interface AlertChannels {
  mail: { to: Mailbox; send: SendMail };
  /** Never logged: the address may contain a secret. */
  webhook?: string | undefined;
}

const month = 30 * 86_400;

/** Alerts once when mail is late or given up, and each once when it is over, from the first process to lease it. */
export async function watchMail({ db, boss }: Store, log: Log, hasWebhook: boolean): Promise<void> {
  const undelivered = await findUndelivered(db);
  if (undelivered?.stuck) log.error(undelivered, 'Mail is not getting through');
  // Late mail has an alarm of its own: given-up mail may wait for weeks, and must not silence the next outage.
  const alarms = undelivered ? ['alarm', ...(undelivered.stuck > 0 ? ['alarm:late'] : [])] : [];
  const leases = alarms.map((key) => ({ key, holder: 'watch', seconds: month }));

  await db.transaction().execute(async (trx) => {
    const raised = await lease(trx, leases);
    const { rows: over } = await sql<{ key: string }>`delete from lease
      where key in ('alarm', 'alarm:late') and key <> all(${alarms}) returning key`.execute(trx);
    if (raised.size === 0 && over.length === 0) return;
    const data = undelivered && raised.size > 0 ? alertAbout(undelivered) : allClear(undelivered?.dead);
    for (const queue of hasWebhook ? ['alert', 'alert-webhook'] : ['alert'])
      await boss.send(queue, data, { db: fromKysely(trx) });
  });
}

export async function sendAlerts({ boss, polling }: Store, { mail, webhook }: AlertChannels): Promise<void> {
  await boss.work('alert', polling, async (jobs: { id: string; data: Alert }[]) => {
    for (const { id, data } of jobs)
      await mail.send(renderMail({ to: mail.to, ...alertMail(data) }, `alert.${id}`));
  });
  if (webhook)
    await boss.work('alert-webhook', polling, async (jobs: { data: Alert }[]) => {
      for (const { data } of jobs) await postJson(webhook, bodyFor(webhook, data));
    });
}

export const alertMail = ({ title, message, references }: Alert): MailContent => ({
  subject: title,
  title,
  preview: message,
  parts: [
    {
      notice: message,
      rows: [['Inquiries', references.join(', ')]],
      text: 'docs/operating.md says under “Mail” what each reason means and what to do.',
    },
  ],
});

export function bodyFor(webhook: string, alert: Alert): string {
  const text = `${alert.title}. ${alert.message}`;

  return JSON.stringify(new URL(webhook).hostname.endsWith('.slack.com') ? { text } : { text, ...alert });
}

const allClear = (dead = 0): Alert => ({
  title: 'Mail is getting through again',
  message: dead > 0 ? `${dead} given up: the desk says what to do.` : 'Nothing is waiting anymore.',
  references: [],
});

function alertAbout({ stuck, dead, reasons, references, oldestMinutes }: Undelivered): Alert {
  const why = reasons.length > 0 ? ` The last attempts failed: ${reasons.join(', ')}.` : '';

  return {
    title: 'Mail is not getting through',
    message: `${lateWords(stuck, { oldestMinutes })}; ${dead} given up.${why} No inquiry is lost: all are stored, and sending is repeated for at least 72 hours.`,
    references,
  };
}

import { expect, type Site } from '../site/site.ts';

/** A mail as the local mailbox reports it. */
export interface Mail {
  /** Recipients that the sending server named: they really received it. */
  recipients: readonly string[];
  replyTo: readonly string[];
  subject: string;
  text: string;
  html: string;
  attachments: readonly string[];
}

/** Returns all mails about one visitor once nothing waits to be sent: what is missing is lost, a doubled one shows. */
export async function mailsAbout(site: Site, visitor: string): Promise<Mail[]> {
  await expect.poll(() => waiting(site), { timeout: 20_000 }).toBe(0);
  const mails = (await (await fetch(`${site.mailbox}/api/mails`)).json()) as Mail[];

  return mails.filter(({ recipients, text }) => recipients.includes(visitor) || text.includes(visitor));
}

/** Returns the recipients, each as often as a mail reached it, in alphabetical order. */
export const recipientsOf = (mails: readonly Mail[]) => mails.flatMap(({ recipients }) => recipients).sort();

async function waiting({ api }: Site) {
  // A scrape may tell what the one before it has read.
  await (await fetch(`${api}/metrics`)).text();
  const figures = await (await fetch(`${api}/metrics`)).text();

  return Number(/^deliveries_waiting (\d+)$/m.exec(figures)?.[1]);
}

import { expect, type Site } from '../site/site.ts';

/** A mail as the local mailbox reports it. */
export interface Mail {
  /** The recipients in the SMTP envelope, who actually received it. */
  recipients: readonly string[];
  replyTo: readonly string[];
  subject: string;
  text: string;
  html: string;
  attachments: readonly string[];
}

/** Returns all mails about a visitor once the queue is empty, so that lost and duplicate mails show. */
export async function mailsAbout(site: Site, visitor: string): Promise<Mail[]> {
  await expect.poll(() => waiting(site), { timeout: 20_000 }).toBe(0);
  const mails = (await (await fetch(`${site.mailbox}/api/mails`)).json()) as Mail[];

  return mails.filter(({ recipients, text }) => recipients.includes(visitor) || text.includes(visitor));
}

/** Returns the sorted recipients, each once for every mail received. */
export const recipientsOf = (mails: readonly Mail[]) => mails.flatMap(({ recipients }) => recipients).sort();

async function waiting({ api }: Site) {
  // The first may share the question of a scrape that began before the inquiry; the second cannot.
  await (await fetch(`${api}/metrics`)).text();
  const figures = await (await fetch(`${api}/metrics`)).text();

  return Number(/^deliveries_waiting (\d+)$/m.exec(figures)?.[1]);
}
